play = Reproducir el vídeo
pause = Pausa
about =
    { $count ->
        [one] { $count } segundo, sin sonido
       *[other] { $count } segundos, sin sonido
    }
position = Posición en el vídeo
position-value = { $time } de { $length }. { $caption }
transcript = Transcripción

crowd = Un mercado es una multitud: miedo, codicia y FOMO hablan a la vez.
loud = Cuanto más ruido hace, más cuesta esperar.
read = RAA lee ese ruido en las publicaciones y en la blockchain.
you = También lee tus operaciones: qué hiciste antes con un ánimo así.
alert = Cuando el ánimo desata una avalancha, una alerta le pone nombre.
wait =
    { $count ->
        [one] En este ejemplo, tu orden primero espera { $count } minuto.
       *[other] En este ejemplo, tu orden primero espera { $count } minutos.
    }
decide = Luego decides tú: esperar, operar con menos o seguir adelante.
token = Con el token RAA pagas planes y agentes, haces staking y votas.
risk = RAA puede perder todo su valor y está bloqueado hasta el TGE.

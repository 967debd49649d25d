play = Ver la película
pause = Pausa
about = { $count ->
    [one] { $count } segundo, sin sonido
   *[other] { $count } segundos, sin sonido
}
position = Punto de la película
position-value = { $time } de { $length }. { $caption }
transcript = Transcripción

crowd = Un mercado es una multitud: miedo, codicia y FOMO hablan a la vez.
loud = Cuanto más ruido hace, más cuesta esperar.
read = RAA lee ese ruido en publicaciones y en la cadena de bloques.
you = También lee tus operaciones: qué hiciste antes con este ánimo.
alert = Cuando un ánimo se vuelve avalancha, una alerta lo nombra.
wait = { $count ->
    [one] En este ejemplo, tu orden espera antes { $count } minuto.
   *[other] En este ejemplo, tu orden espera antes { $count } minutos.
}
decide = Luego decides tú: esperar, operar con menos o seguir adelante.
token = Con el token RAA pagas planes y agentes, haces staking y votas.
risk = RAA puede perder todo su valor. Tokens bloqueados hasta el TGE.

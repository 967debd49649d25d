play = Lire la vidéo
pause = Pause
about =
    { $count ->
        [one] { $count } seconde, sans son
       *[other] { $count } secondes, sans son
    }
position = Position dans la vidéo
position-value = { $time } sur { $length }. { $caption }
transcript = Transcription

crowd = Un marché est une foule : peur, avidité et FOMO parlent en même temps.
loud = Plus la foule est bruyante, plus il est difficile d’attendre.
read = RAA lit ce bruit dans les publications et sur la blockchain.
you = Il lit aussi vos opérations passées dans le même état d’esprit.
alert = Quand une humeur tourne à la ruée, une alerte la nomme.
wait =
    { $count ->
        [one] Dans cet exemple, votre ordre attend d’abord { $count } minute.
       *[other] Dans cet exemple, votre ordre attend d’abord { $count } minutes.
    }
decide = Puis vous décidez : attendre, réduire le montant ou continuer.
token = Le jeton RAA sert aux formules, aux agents, au staking et au vote.
risk = Le RAA peut perdre toute sa valeur. Il reste bloqué jusqu’au TGE.

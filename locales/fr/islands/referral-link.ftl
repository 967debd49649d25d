## The sentence

no-wallet = Un lien personnel est attaché à un portefeuille. Aucun n’est connecté : il n’y a donc pas de lien à copier.
connect = En connecter un
pending = Demande du lien de { $address } en cours.
unavailable = Un lien personnel est attribué par un service. Ce site n’est encore relié à aucun : il n’y a donc pas de lien à copier.
failed = Le lien n’a pas pu être récupéré. Vérifiez la connexion, puis réessayez.
failed-answer = La réponse au sujet de ce lien n’a pas pu être comprise : aucun lien n’est donc affiché. Réessayez plus tard ou écrivez à l’assistance.
retry = Réessayer
no-script = Pour obtenir votre lien, il faut JavaScript.

## The link

link-label = Lien de { $address }
copy = Copier le lien
share = Partager
share-text = Le { -raa } est un jeton à haut risque. Ce lien me rémunère quand vous achetez.

## The link that the visitor came through

came-through = Vous êtes arrivé par le lien portant le code { $code }.

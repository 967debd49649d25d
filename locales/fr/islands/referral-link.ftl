## The sentence

no-wallet = Un lien personnel est attaché à un portefeuille. Connectez-en un pour obtenir le vôtre.
connect = Connecter
pending = Nous demandons le lien de { $address }.
unavailable = Votre lien s’affichera ici dès que les liens seront disponibles.
failed = Le lien n’a pas pu être obtenu. Vérifiez la connexion, puis réessayez.
failed-answer = La réponse au sujet de ce lien n’a pas pu être comprise : aucun lien n’est donc affiché. Réessayez plus tard.
retry = Réessayer
no-script = Pour obtenir votre lien, il faut JavaScript.

## The link

link-label = Lien de { $address }
copy = Copier le lien
share = Partager
share-text = Le { -raa } est un jeton à haut risque. Ce lien me rémunère quand vous achetez.

## The link that the visitor came through

came-through = Le lien que vous avez suivi porte le code { $code }.

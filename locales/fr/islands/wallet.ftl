connect = Lier un portefeuille
open-account = Portefeuille { $address }, réseau { $network }
open-account-astray = Portefeuille { $address }, sur un réseau que ce site n’utilise pas

## The dialog, before a wallet is connected

choose-title = Choisir un portefeuille
choose-lead = Ce site verra votre adresse. Rien n’est envoyé sans votre signature dans le portefeuille. Ce site ne demande jamais votre phrase de récupération.
choose-networks = Pour { $networks }
unnamed = Portefeuille de ce navigateur
none = Aucun portefeuille n’a été trouvé dans ce navigateur.
none-for = Aucun portefeuille pour { $network } n’a été trouvé dans ce navigateur.
none-hint = Un portefeuille est une extension de navigateur ou une appli. Installez-en un, puis rechargez cette page.
apps-lead = Sur un téléphone, le portefeuille est une appli. Choisissez la vôtre : elle ouvrira cette page dans son propre navigateur.
apps-label = Applis de portefeuille
help = Pas de portefeuille ? En créer un
close = Fermer

## The dialog, while a wallet is asked

waiting-title = { $wallet } attend votre réponse
waiting-text = Répondez dans la fenêtre du portefeuille. Si vous ne la voyez pas, ouvrez le portefeuille depuis la barre d’outils du navigateur.
cancel = Annuler

## The dialog, when it did not go well

error-rejected = Vous avez refusé la demande dans { $wallet }. Rien n’a changé.
error-busy = { $wallet } attend encore la réponse à une demande précédente. Ouvrez sa fenêtre, répondez-y, puis réessayez.
error-unavailable = { $wallet } ne répond pas. Vérifiez qu’il est activé et déverrouillé, puis réessayez.
error-unknown-chain = { $wallet } n’accepte pas qu’un site lui indique ce réseau. Choisissez-le dans le portefeuille ou utilisez-en un autre.
error-invalid-answer = { $wallet } a donné une réponse que ce site ne peut pas lire. Mettez le portefeuille à jour ou utilisez-en un autre.
error-timeout = { $wallet } n’a pas répondu à temps. Ouvrez-le, déverrouillez-le, puis réessayez.
error-failed = { $wallet } a signalé un problème. Rien n’a changé. Ouvrez-le pour en voir la raison, puis réessayez.

## The dialog, once a wallet is connected

account-title = Votre portefeuille
wallet-label = Portefeuille
address-label = Adresse
network-label = Réseau
network-unknown = Non utilisé par ce site
sees = Ce site voit cette adresse et son réseau, et ne les enregistre sur aucun serveur.
sees-service = Ce site voit cette adresse et son réseau. Il demande à son service de vente le staking et les parrainages de l’adresse.
remembers = De la connexion, ce navigateur retient seulement quel portefeuille vous avez choisi, jusqu’à ce que vous le déconnectiez.
switch-label = Changer de réseau
switch-astray = Le portefeuille est sur un réseau que ce site n’utilise pas. Choisissez-en un parmi ceux-ci.
switch-wanted = Cette étape nécessite le réseau { $network }. Choisissez-le ici.
astray-solana = Le portefeuille est réglé sur un testnet de { $network }. Choisissez le mainnet dans ses réglages.
switched = Le portefeuille est maintenant sur { $network }.
copy = Copier l’adresse
another = Changer de portefeuille
disconnect = Déconnecter
platform = Ouvrir la plateforme
explorer = Voir sur { $host }

## Notices in the corner of the page

toast-connected = Portefeuille connecté
toast-disconnected = Portefeuille déconnecté
toast-disconnected-text = Ce site ne connaît plus votre adresse.

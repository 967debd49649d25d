meta-title = Assistance RAA : jeton invisible, paiement en échec
meta-description = Que vérifier si les sRAA n’apparaissent pas dans votre portefeuille ou si un paiement échoue, et les données du jeton pour l’ajouter manuellement.
meta-keywords = assistance RAA, sRAA, jeton invisible, ajouter un token au portefeuille, paiement en échec, adresse du contrat
meta-social-title = Assistance RAA
meta-social-description = Deux questions pour trouver la bonne aide : mon jeton n’apparaît pas, mon paiement a échoué. Ne donnez jamais votre phrase de récupération.

page-head-title = Assistance
page-head-lead = Répondez à deux questions pour voir les étapes qui vous concernent. Vos réponses ne sont envoyées nulle part.

## Two questions; the answers show the steps that apply

diagnosis-title = Trouvez vos étapes
diagnosis-closed = Aucun paiement pour du RAA ne passe actuellement par ce site : vérifiez qui a reçu le vôtre.
diagnosis-problem = De quoi s’agit-il ?
diagnosis-place-label = Où avez-vous payé ?
diagnosis-place-card = Par carte
diagnosis-place-unsure = Je ne sais pas
diagnosis-place-each = { $network } : { $what }

## First answer. The titles of the answers are the labels of buttons, too; at most 26 characters.

diagnosis-payment-title = Le paiement a échoué
diagnosis-payment-lead = Rien n’est acheté tant que la transaction n’est pas confirmée. Faites ces vérifications avant de payer à nouveau.
diagnosis-payment-1-title = Vérifiez le réseau
diagnosis-payment-1-text = Votre portefeuille doit être connecté à l’un des réseaux de la prévente, celui de l’achat.
diagnosis-payment-1-card = Si vous payez par carte, l’adresse de portefeuille que vous indiquez doit être une adresse Base.
diagnosis-payment-2-title = Vérifiez les frais de réseau
diagnosis-payment-2-text = Les frais d’un réseau (le gas) se paient dans sa cryptomonnaie native. Gardez-en un peu en plus du montant que vous payez.
diagnosis-payment-3-title = Vérifiez le portefeuille
diagnosis-payment-3-text = Tous les portefeuilles ne gèrent pas tous les réseaux. Utilisez-en un qui gère le vôtre.
diagnosis-payment-3-action-label = Voir les portefeuilles adaptés
diagnosis-payment-caution = Avant de payer à nouveau, cherchez le paiement en échec dans l’historique de votre portefeuille. S’il est encore en attente, attendez : un second paiement est un second achat.

## Second answer

diagnosis-token-title = Je ne vois pas mes jetons
diagnosis-token-lead = Un jeton manquant se trouve le plus souvent dans votre portefeuille, qui ne l’affiche simplement pas. Faites les vérifications dans l’ordre.
diagnosis-token-1-title = Ajoutez le jeton manuellement
diagnosis-token-1-text = Importez-le dans votre portefeuille avec l’adresse de son contrat, { $staking-token-decimals } décimales et le symbole sRAA.
diagnosis-token-1-action-label = Comment faire, pas à pas
diagnosis-token-2-title = Vérifiez le réseau
diagnosis-token-2-text = Ouvrez votre portefeuille sur le réseau où vous avez acheté. Un jeton d’un réseau n’apparaît pas sur un autre.
diagnosis-token-2-card = Les jetons achetés par carte arrivent sur Base.
diagnosis-token-3-title = Vérifiez la transaction
diagnosis-token-3-text = Cherchez-la dans l’historique de votre portefeuille, ou d’après son hash dans l’explorateur du réseau. Tant qu’elle est en attente, rien n’est arrivé ; si elle a échoué, aucun jeton n’a été envoyé.
diagnosis-token-4-title = Relancez le portefeuille
diagnosis-token-4-text = Fermez l’appli complètement, puis rouvrez-la. Certains portefeuilles ne lisent les soldes qu’au démarrage.

## Answers that show other parts of the page; at most 26 characters

diagnosis-add-title = Je veux ajouter le sRAA
diagnosis-other-title = Autre chose

## Adding the token by hand: numbered steps

add-title = Ajouter le sRAA manuellement
add-lead = Les noms des menus varient d’un portefeuille à l’autre, mais les étapes sont les mêmes. Ajouter un jeton ne fait que l’afficher : cela ne coûte rien et ne déplace rien.
add-1-title = Ouvrez votre portefeuille
add-1-text = Passez sur le réseau où vous avez acheté.
add-2-title = Importez un jeton
add-2-text = Sous la liste de vos jetons, choisissez « Importer un jeton », « Ajouter un jeton » ou « Gérer les jetons ». Si un choix vous est proposé, prenez les jetons personnalisés.
add-3-title = Collez l’adresse du contrat
add-3-text = Copiez sur cette page l’adresse pour votre réseau et collez-la. Ne la saisissez pas à la main.
add-3-action-label = Voir les adresses des contrats
add-4-title = Comparez symbole et décimales
add-4-text = La plupart des portefeuilles les remplissent eux-mêmes : le symbole est sRAA, avec { $staking-token-decimals } décimales. Si le vôtre affiche autre chose, arrêtez : l’adresse ou le réseau n’est pas le bon.
add-5-title = Confirmez
add-5-text = Revenez à la liste de vos jetons : le sRAA y figure, avec votre solde.
add-note = Afficher un jeton ne demande jamais votre phrase de récupération ni une clé privée. Quiconque les demande peut vider votre portefeuille.

## Contract addresses: a table

contracts-title = Adresses des contrats
contracts-lead = N’importe qui peut donner le nom sRAA à un jeton. Seule l’adresse du contrat montre lequel est le vrai. Prenez l’adresse dans ce tableau.
contracts-columns-network = Réseau
contracts-note = Ne vous fiez pas à une adresse venue d’ailleurs : celle qu’on vous envoie par message peut être celle d’une contrefaçon.

## When nothing helped: a list of facts, label and value

contact-title = Le problème persiste ?
contact-lead = Cherchez encore une fois la transaction dans l’explorateur du réseau : ce qu’il affiche fait foi. La personne qui vous aide a besoin des données ci-dessous, jamais d’un secret.
contact-reply-value =
    { $support-reply_hours ->
        [one] La réponse prend environ { $support-reply_hours } heure.
       *[other] La réponse prend environ { $support-reply_hours } heures.
    }
contact-reply-instead = Pour un paiement par carte, adressez-vous au prestataire de paiement par carte. Pour un problème d’appli, adressez-vous à l’éditeur de votre portefeuille. Ne répondez pas à qui vous propose une assistance RAA par messagerie.
contact-ready-label = À préparer
contact-ready-value = le réseau, le hash de la transaction, l’adresse publique de votre portefeuille
contact-secret-label = À ne jamais envoyer
contact-secret-value = votre phrase de récupération, une clé privée, des données de carte

meta-title = Assistance RAA : jeton invisible, paiement en échec
meta-description = Que vérifier si les sRAA n’apparaissent pas ou si un paiement échoue, comment ajouter le jeton manuellement, et le délai de réponse.
meta-keywords = assistance RAA, sRAA, jeton invisible, ajouter un token au portefeuille, paiement en échec, adresse du contrat
meta-social-title = Assistance RAA
meta-social-description = Deux listes : mon jeton n’apparaît pas, mon paiement a échoué. Ne donnez jamais votre phrase de récupération.

head-title = Assistance
head-lead = Deux problèmes reviennent le plus souvent, et quelques vérifications suffisent en général. Commencez par le vôtre.

## First checklist

token-title = Je ne vois pas mon jeton
token-lead = Un jeton absent n’est le plus souvent qu’une question d’affichage. Faites les quatre vérifications dans l’ordre.
token-1-title = Vérifiez le réseau
token-1-text = Ouvrez votre portefeuille sur le réseau où vous avez acheté. Un jeton d’un réseau n’apparaît pas sur un autre ; un achat par carte arrive sur Base.
token-2-title = Vérifiez la transaction
token-2-text = Cherchez-la dans l’historique de votre portefeuille. Tant qu’elle est en attente, rien n’est arrivé ; si elle a échoué, aucun jeton n’a été envoyé.
token-3-title = Ajoutez le jeton manuellement
token-3-text = Choisissez « ajouter un jeton » dans votre portefeuille et saisissez l’adresse du contrat pour votre réseau, { $staking-token-decimals } décimales et le symbole sRAA.
token-3-action = Voir les adresses des contrats
token-4-title = Relancez le portefeuille
token-4-text = Fermez l’appli complètement, puis rouvrez-la. Certains portefeuilles ne lisent les soldes qu’au démarrage.

## Second checklist

payment-title = Mon paiement a échoué
payment-lead = Rien n’est acheté tant que la transaction n’est pas confirmée. Vérifiez trois points, puis consultez l’historique avant de payer à nouveau.
payment-1-title = Vérifiez le réseau
payment-1-text = Votre portefeuille doit être sur l’un des réseaux de la prévente, et sur le même que l’achat.
payment-2-title = Vérifiez les frais de réseau
payment-2-text = Les frais d’un réseau se paient dans sa cryptomonnaie native : ETH sur Ethereum et Base, BNB sur BNB Chain, SOL sur Solana. Gardez-en un peu en plus du montant que vous payez.
payment-3-title = Vérifiez le portefeuille
payment-3-text = Tous les portefeuilles ne gèrent pas tous les réseaux. Utilisez-en un qui gère le vôtre.
payment-3-action = Voir les portefeuilles adaptés
payment-4-title = Vérifiez avant de repayer
payment-4-text = Cherchez le paiement en échec dans l’historique de votre portefeuille. S’il est encore en attente, attendez : un second paiement est un second achat.

## Contract addresses

contracts-title = Données du jeton
contracts-lead = Votre portefeuille demande ces données quand vous ajoutez le sRAA manuellement. Ne prenez une adresse qu’ici ; celle qu’on vous envoie par message peut mener à une copie.
contracts-network = Réseau
contracts-symbol = Symbole
contracts-decimals = Décimales
contracts-note = Si aucune adresse n’est indiquée, aucune n’est publiée. Attendez-la et ne vous fiez à aucune autre source.

## When nothing helped

contact-title = Le problème persiste ?
contact-lead = Une personne examinera alors votre cas. Préparez les données de votre achat et ne communiquez aucun secret.
contact-reply = Délai de réponse
contact-reply-value =
    { $support-reply_hours ->
        [one] environ { $support-reply_hours } heure
       *[other] environ { $support-reply_hours } heures
    }
contact-ready = À préparer
contact-ready-value = le réseau, le hash de la transaction, l’adresse publique de votre portefeuille
contact-secret = À ne jamais envoyer
contact-secret-value = votre phrase de récupération, une clé privée, des données de carte

## Plans

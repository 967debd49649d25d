## The form

form-label = Acheter du { -raa }
pay-label = Vous payez
receive-label = Vous recevez environ
receive-unit = sRAA
currency-label = Monnaie de paiement
currency-card = Carte bancaire
pay-hint = Minimum : environ { $presale-minimum_purchase } USD
network-label = Réseau
network-hint = Gardez-y une petite somme en { $coin } pour les frais de réseau.
network-hint-card = Les jetons achetés par carte arrivent sur { $network }.

## The price, below the second field

price-initial = { $price } USD par { -raa } : le prix initial. L’ampleur des hausses intervenues depuis n’est pas publiée ; vous pourriez donc recevoir moins.
price-schedule = { $price } USD par { -raa }, selon le calendrier du projet.
price-quote = { $price } USD par { -raa }, prix donné par le prestataire de paiement.
price-quote-rate = { $price } USD par { -raa } et { $rate } USD par { $currency }, prix donnés par le prestataire de paiement.
price-par = Un { $currency } est compté pour un USD.
price-asking = Nous demandons son prix au prestataire de paiement.
price-unanswered = Le prestataire de paiement ne donne pas de prix en { $currency } pour le moment. Choisissez une autre monnaie ou réessayez plus tard.
price-unknown = Ce site n’a pas de taux de change pour { $currency } et n’en invente pas. Choisissez USDT ou USDC pour voir un prix.
price-card = Le paiement par carte nécessite un prestataire de paiement par carte, et aucun n’est configuré sur ce site.

## Below the fields

card-note = Jusqu’à { $presale-card_limit } USD, aucune vérification d’identité n’est exigée. Le prestataire de paiement par carte demande un numéro de téléphone, un nom et une adresse de facturation, les données de la carte, puis une adresse de portefeuille sur { $network }.
terms-label = J’ai lu les conditions et les facteurs de risque, et je peux me permettre de perdre tout ce que je paie.
terms-link = Conditions d’utilisation
risks-link = Facteurs de risque
connect = Connecter un portefeuille
review = Vérifier le paiement
continue = Passer au paiement
wallet-none = Vous payez depuis votre propre portefeuille. Rien ne lui est demandé tant que vous n’appuyez pas sur le bouton.
wallet-from = Vous payez depuis { $address }.
wallet-solana = Le portefeuille connecté est sur Solana. Connectez-en un qui gère { $network }.
referrer = Le code de parrainage { $code } est transmis au prestataire de paiement avec cet achat.
provider-loading = Chargement du formulaire du prestataire de paiement.
provider-failed = Le prestataire de paiement n’a pas pu être chargé : rien ne peut donc être payé ici pour le moment. Rechargez la page pour réessayer.
provider-foreign = Le formulaire du prestataire de paiement suit. Ce que vous y saisissez va à ce prestataire, et non à ce site.
support-link = Obtenir de l’aide
wallet-link = Pas de portefeuille ?

## States without a form

closed-offers = Aucun achat n’est possible pour le moment : le prestataire de paiement ne propose aucun moyen de payer.
closed-next = Vous pouvez dès aujourd’hui lire les risques et créer votre propre portefeuille.
no-script = Pour acheter, il faut JavaScript, et ce navigateur ne l’exécute pas.

## Errors of the form

error-title = Un point est à corriger
amount-error-empty = Saisissez un montant
amount-error-number = Saisissez le montant en chiffres, par exemple { $example }
amount-error-decimals =
    { $count ->
        [one] Saisissez un montant en { $currency } avec { $count } décimale au plus
       *[other] Saisissez un montant en { $currency } avec { $count } décimales au plus
    }
amount-error-minimum = Saisissez un montant d’environ { $presale-minimum_purchase } USD ou plus
amount-error-maximum = Saisissez un montant correspondant au plus à { $tokenomics-supply } { -raa }, soit l’offre totale
terms-error = Cochez la case une fois les conditions et les facteurs de risque lus

## Before signing

review-title = Avant de signer
review-lead = Comparez chaque ligne avec ce que montre votre portefeuille. Un transfert ne peut pas être annulé.
review-amount = Montant
review-receive = Vous recevez environ
review-network = Réseau
review-from = Depuis
review-token = Contrat du jeton
review-recipient = Destinataire
review-sign = Passer à la signature

## Progress

steps-label = Avancement du paiement
step-check = Contrôle du réseau et du solde
step-review = Vérification
step-sign = Signature dans le portefeuille
step-confirm = Confirmation par le réseau
step-pay = Paiement chez le prestataire
step-done = terminé

status-switch = Votre portefeuille vous demande de passer sur { $network }. Répondez dans le portefeuille.
status-check = Contrôle du réseau, du contrat du jeton et de votre solde.
status-sign = Votre portefeuille demande votre signature. Lisez ce qu’il montre avant de confirmer.
status-confirm = La transaction a été envoyée. { $network } doit encore la confirmer, ce qui peut prendre quelques minutes. Si vous rechargez cette page dans cet onglet, le suivi reprend ici.
status-wallet = La transaction a été envoyée, mais { $network } ne répond pas pour le moment. Connectez votre portefeuille sur { $network } ou vérifiez votre connexion. Cette page réessaie d’elle-même.
status-pay = Remplissez le formulaire du prestataire de paiement ci-dessous.
leave = Revenir au montant

## Outcome: confirmed

success-title = Paiement confirmé
success-text = { $network } a confirmé votre paiement de { $amount } { $currency }.
reported-title = Paiement déclaré effectué
reported-text = Le prestataire de paiement déclare ce paiement effectué. Ce site ne peut pas le vérifier sur un réseau.
next-title = La suite
next-credit = Ce site ne crédite pas lui-même les jetons. Le vendeur le fait après avoir vérifié le paiement, et cette page ne peut pas savoir quand.
next-lock = Vous recevez votre achat sous forme de sRAA. Vous ne pouvez pas les transférer avant le TGE ; ils se débloquent ensuite par parts égales sur { $presale-vesting_months } mois.
next-keep = Gardez la transaction comme reçu. Si rien n’est crédité, l’assistance a besoin de son hash et du réseau.
explorer-link = Voir la transaction
again = Faire un autre paiement

## Outcome: not confirmed after several minutes

pending-title = Pas encore confirmé
pending-text = { $network } n’a pas confirmé ce paiement jusqu’ici. Il est peut-être encore en attente, ou il a été remplacé ou abandonné. Vérifiez-le avant de payer à nouveau : un second paiement est un second achat.
pending-wait = Continuer d’attendre

## Outcome: an error

problem-title = Le paiement n’a pas abouti
problem-unclear-title = Le paiement n’est pas achevé

problem-rejected = Vous avez refusé la demande dans votre portefeuille. Rien n’a été envoyé.
problem-busy = Votre portefeuille affiche encore une demande précédente. Ouvrez-le, répondez-y, puis réessayez.
problem-no-wallet = Le portefeuille n’est plus connecté. Connectez-le et réessayez. Rien n’a été envoyé.
problem-unknown-chain = Votre portefeuille ne connaît pas { $network } et ne l’a pas ajouté. Ajoutez ce réseau dans le portefeuille, puis réessayez. Rien n’a été envoyé.
problem-wrong-network = Votre portefeuille est sur un autre réseau. Passez sur { $network }, puis réessayez. Rien n’a été envoyé.
problem-insufficient-funds = Votre portefeuille contient { $balance } { $currency } sur { $network }, et le paiement est de { $amount }. Saisissez un montant plus faible ou approvisionnez le portefeuille. Rien n’a été envoyé.
problem-no-gas = Votre portefeuille ne contient aucun { $coin } sur { $network } et ne peut donc pas payer les frais de réseau. Ajoutez un peu de { $coin }, puis réessayez. Rien n’a été envoyé.
problem-token-mismatch = Le contrat indiqué pour { $currency } sur { $network } ne répond pas comme ce jeton le devrait. Rien n’a été envoyé. Prévenez l’assistance avant de réessayer.
problem-changed = Le compte ou le réseau de votre portefeuille a changé depuis la vérification. Rien n’a été envoyé. Vérifiez le paiement à nouveau.
problem-unreachable = Impossible de joindre { $network }. Vérifiez votre connexion et le réseau du portefeuille, puis réessayez. Rien n’a été envoyé.
problem-unanswered = Votre portefeuille n’a pas répondu. Ouvrez-le d’abord : si la demande est encore en attente, refusez-la avant de réessayer.
problem-failed = Le portefeuille n’a pas pu exécuter la demande. Consultez son historique avant de réessayer.
problem-reverted = { $network } a refusé le transfert. Le montant n’a pas été prélevé ; les frais de réseau l’ont été. Regardez la transaction, puis adressez-vous à l’assistance.
problem-not-transferred = { $network } a confirmé la transaction, mais elle ne contient aucun transfert de ce montant au vendeur. Regardez la transaction, puis adressez-vous à l’assistance.
problem-widget = Le prestataire de paiement a signalé une erreur. Vérifiez les mouvements de votre carte ou de votre portefeuille avant de payer à nouveau : le montant a peut-être déjà été prélevé.

payments-title = Paiements dans ce navigateur
payment-line = { $amount } { $currency } sur { $network }
payment-asked = Ce paiement a été demandé à votre portefeuille, et l’on ne sait pas encore si vous l’avez approuvé. Si la demande est toujours en attente dans le portefeuille, répondez-y. En attendant, cette page cherche le paiement sur { $network }.
payment-asked-provider = Le formulaire du prestataire de paiement a été ouvert pour ce paiement, et cette page n’en connaît pas l’issue. Vérifiez les mouvements de votre carte ou de votre portefeuille avant de payer à nouveau.
payment-sent = La transaction a été envoyée. { $network } ne l’a pas encore confirmée.
payment-closed = Marquer comme non payé
payment-hide = Supprimer de la liste
again-label = Un paiement précédent peut encore aboutir. Je veux quand même payer une seconde fois.
again-error = Vérifiez d’abord le paiement précédent, puis cochez la case si vous voulez payer une seconde fois
price-renewed = Le prix a changé : il est maintenant de { $price } USD par { -raa }. Vérifiez les deux montants avant de continuer.
problem-replaced = { $network } a confirmé une autre transaction de votre compte à la place de celle-ci. Le montant de ce paiement n’a pas été prélevé.
problem-another = Un autre paiement a été commencé après cette vérification. Rien n’a été envoyé. Voyez d’abord où en est cet autre paiement.
card-note-above = Au-delà de { $presale-card_limit } USD, attendez-vous à une vérification d’identité. Le prestataire de paiement par carte demande aussi un numéro de téléphone, un nom et une adresse de facturation, les données de la carte, puis une adresse de portefeuille sur { $network }.
payment-block = La transaction est dans un bloc de { $network }. Elle est considérée comme confirmée quand quelques autres blocs la suivent, car { $network } peut encore remplacer les derniers.
payment-asked-silent = Ce paiement a été demandé à votre portefeuille, et l’on ne sait pas si vous l’avez approuvé : { $network } ne répond pas pour le moment. Regardez l’historique du portefeuille avant de payer à nouveau.
other-account-title = Payé depuis un autre compte
problem-other-account = { $network } a confirmé un transfert de ce montant au vendeur, mais depuis un autre compte que celui que vous avez vérifié. Si ce compte est le vôtre, ne payez pas à nouveau. Regardez la transaction, puis adressez-vous à l’assistance.

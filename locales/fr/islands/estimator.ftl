head-amount = Ce que vous auriez pour { $amount } USD
head-any = Ce que vous auriez pour votre montant
closed = Aucun achat n’est possible sur ce site aujourd’hui. Vous pouvez quand même faire le calcul.

## The form
amount-label = Montant en USD
receive-label = Vous recevez environ
receive-unit = sRAA
currency-label = Payer avec
currency-card = Carte bancaire
network-label = Réseau
no-script = Ces chiffres sont un exemple. Pour calculer les vôtres, il faut JavaScript.
amount-error-empty = Saisissez un montant
amount-error-number = Saisissez le montant en chiffres, par exemple { $example }
amount-error-decimals =
    { $count ->
        [one] Saisissez un montant en { $currency } avec { $count } décimale au plus
       *[other] Saisissez un montant en { $currency } avec { $count } décimales au plus
    }
amount-error-minimum = Saisissez un montant d’environ { $presale-minimum_purchase } USD ou plus
amount-error-maximum = Saisissez un montant correspondant au plus à { $tokenomics-supply } { -raa }, soit l’offre totale

## Beside the form
unlock-label = Déblocage
axis-start = TGE : { $amount }
axis-end = Mois { $month } : { $amount }
months-title = Montants mois par mois
month-label = Mois après le TGE
unlocked-label = Total débloqué
receive-basis = Pour { $amount } USD au prix initial de { $price } USD par { -raa }.
price-rise =
    { $count ->
        [one] Selon les conditions de la prévente, le prix augmente chaque jour : plus tard, vous recevriez donc moins pour le même montant.
       *[other] Selon les conditions de la prévente, le prix augmente tous les { $count } jours : plus tard, vous recevriez donc moins pour le même montant.
    }
price-par = Un { $currency } est compté pour un USD.
rate-later = Votre portefeuille est débité en { $currency }, au taux du prestataire de paiement à ce moment-là.
network-fee = S’y ajoutent, en { $coin }, les frais du réseau { $network } (le gas). Leur montant dépend de l’encombrement du réseau.
card-note = Jusqu’à { $presale-card_limit } USD, aucune vérification d’identité n’est exigée. Le prestataire de paiement par carte demande un numéro de téléphone, un nom et une adresse de facturation, les données de la carte, puis une adresse de portefeuille sur { $network }.
card-note-above = Au-delà de { $presale-card_limit } USD, attendez-vous à une vérification d’identité. Le prestataire de paiement par carte demande aussi un numéro de téléphone, un nom et une adresse de facturation, les données de la carte, puis une adresse de portefeuille sur { $network }.
card-fee = Les frais de paiement par carte ne sont pas encore connus.
unlock-basis =
    { $count ->
        [one] Tout reste bloqué jusqu’au TGE, puis se débloque sur { $count } mois.
       *[other] Tout reste bloqué jusqu’au TGE, puis se débloque en { $count } parts mensuelles égales.
    }

## The practice purchase
practise = S’exercer à acheter
practice-note = Exercice. Rien n’est payé.
practice-failed = L’exercice n’a pas pu être chargé. Vérifiez votre connexion, puis appuyez de nouveau sur le bouton.
scenario-label = Que doit-il se passer ?
scenario-through = Le paiement aboutit
scenario-rejected = Vous refusez dans le portefeuille
scenario-no-gas = Aucun { $coin } pour les frais de réseau
scenario-wrong-network = Le portefeuille est sur le mauvais réseau
scenario-widget = Le prestataire de paiement par carte signale une erreur
practice-from = L’adresse de votre portefeuille
practice-token = Le contrat de { $currency } sur { $network }
practice-coin = Aucun : { $coin } est la cryptomonnaie native de { $network }
practice-recipient = L’adresse du vendeur
drawn-wallet = Un portefeuille fictif demande votre signature
drawn-card = Un formulaire fictif du prestataire de paiement par carte
drawn-fee = Frais de réseau
practice-fee = Un peu de { $coin }
drawn-decline = Refuser
drawn-approve = Approuver
drawn-cancel = Annuler
drawn-pay = Payer
practice-check = Lors d’un véritable achat, le réseau, le contrat du jeton et votre solde sont contrôlés à cette étape.
practice-sign = Lors d’un véritable achat, votre portefeuille demande maintenant votre signature. Lisez ce qu’il montre avant de confirmer.
practice-pay = Lors d’un véritable achat, vous remplissez maintenant le formulaire du prestataire de paiement.
practice-confirm = Lors d’un véritable achat, { $network } confirme maintenant le paiement, ce qui peut prendre quelques minutes. Ici, cela ne prend qu’un instant.
practice-again = Recommencer l’exercice
practice-done = Fin de l’exercice
practice-success = Lors d’un véritable achat, { $network } aurait maintenant confirmé votre paiement de { $amount } { $currency }.
practice-reported = Lors d’un véritable achat, le prestataire de paiement aurait maintenant déclaré effectué votre paiement de { $amount } { $currency }. Ce site ne peut pas le vérifier sur un réseau.
practice-next = Après un véritable achat
practice-stopped = Un véritable paiement s’arrêterait ici
practice-problem = Lors d’un véritable achat, vous liriez maintenant :

## From here on as in purchase.ftl
review = Vérifier le paiement
continue = Passer au paiement
leave = Revenir au montant
review-title = Avant de signer
review-lead = Comparez chaque ligne avec ce que montre votre portefeuille. Un transfert ne peut pas être annulé.
review-amount = Montant
review-receive = Vous recevez environ
review-network = Réseau
review-from = Depuis
review-token = Contrat du jeton
review-recipient = Destinataire
review-sign = Passer à la signature
steps-label = Avancement du paiement
step-check = Contrôle du réseau et du solde
step-review = Vérification
step-sign = Signature dans le portefeuille
step-confirm = Confirmation par le réseau
step-pay = Paiement chez le prestataire
step-done = terminé
next-credit = Ce site ne crédite pas lui-même les jetons. Le vendeur le fait après avoir vérifié le paiement, et cette page ne peut pas savoir quand.
next-lock = Vous recevez votre achat sous forme de sRAA. Vous ne pouvez pas les transférer avant le TGE ; ils se débloquent ensuite par parts égales sur { $presale-vesting_months } mois.
support-link = Obtenir de l’aide
problem-rejected = Vous avez refusé la demande dans votre portefeuille. Rien n’a été envoyé.
problem-no-gas = Votre portefeuille ne contient aucun { $coin } sur { $network } et ne peut donc pas payer les frais de réseau. Ajoutez un peu de { $coin }, puis réessayez. Rien n’a été envoyé.
problem-wrong-network = Votre portefeuille est sur un autre réseau. Passez sur { $network }, puis réessayez. Rien n’a été envoyé.
problem-widget = Le prestataire de paiement a signalé une erreur. Vérifiez les mouvements de votre carte ou de votre portefeuille avant de payer à nouveau : le montant a peut-être déjà été prélevé.

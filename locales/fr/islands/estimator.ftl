amount-label = Montant en USD
pay-hint = Minimum : environ { $presale-minimum_purchase } USD
currency-label = Payer avec
currency-card = Carte bancaire
network-label = Réseau
no-script = Les chiffres ci-dessous sont un exemple. Pour calculer les vôtres, il faut JavaScript.

error-title = Un point est à corriger
amount-error-empty = Saisissez un montant
amount-error-number = Saisissez le montant en chiffres, par exemple { $example }
amount-error-decimals =
    { $count ->
        [one] Saisissez un montant en { $currency } avec { $count } décimale au plus
       *[other] Saisissez un montant en { $currency } avec { $count } décimales au plus
    }
amount-error-minimum = Saisissez un montant d’environ { $presale-minimum_purchase } USD ou plus
amount-error-maximum = Saisissez un montant correspondant au plus à { $tokenomics-supply } { -raa }, soit l’offre totale
no-estimate = Corrigez le montant ci-dessus pour voir l’estimation.

receive-label = Vous recevez environ
receive-token = sRAA, au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec le { -raa }
receive-basis = Pour { $amount } USD au prix initial de { $price } USD par { -raa }.
price-rise =
    { $count ->
        [one] Le prix augmente chaque jour : plus tard, vous recevrez moins pour le même montant.
       *[other] Le prix augmente tous les { $count } jours : plus tard, vous recevrez moins pour le même montant.
    }
fees-label = Frais et taux de change
price-par = Un { $currency } est compté pour un USD.
rate-later = Votre portefeuille est débité en { $currency }, au taux du prestataire de paiement à ce moment-là.
network-fee = S’y ajoutent, en { $coin }, les frais du réseau { $network } (le gas). Leur montant dépend de l’encombrement du réseau.
card-note = Jusqu’à { $presale-card_limit } USD, aucune vérification d’identité n’est exigée. Le prestataire de paiement par carte demande un numéro de téléphone, un nom et une adresse de facturation, les données de la carte, puis une adresse de portefeuille sur { $network }.
card-note-above = Au-delà de { $presale-card_limit } USD, attendez-vous à une vérification d’identité. Le prestataire de paiement par carte demande aussi un numéro de téléphone, un nom et une adresse de facturation, les données de la carte, puis une adresse de portefeuille sur { $network }.
card-fee = Aucuns frais de paiement par carte ne sont publiés.

unlock-label = Déblocage
unlock-basis =
    { $count ->
        [one] Tout reste bloqué jusqu’au TGE, puis se débloque sur { $count } mois.
       *[other] Tout reste bloqué jusqu’au TGE, puis se débloque en { $count } parts mensuelles égales.
    }
axis-start = TGE : { $amount }
axis-end = Mois { $month } : { $amount }
months-title = Montants mois par mois
month-label = Mois après le TGE
unlocked-label = Total débloqué

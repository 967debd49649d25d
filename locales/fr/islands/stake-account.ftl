## The figures

balance = Solde
accrued = Récompenses cumulées
claim = Retrait
locked = Bloqué
locked-note = Le retrait reste bloqué jusqu’à la cotation.
claim-run = Retirer
balance-note = Les sRAA de votre portefeuille
accrued-note = Les { -raa } accumulés jusqu’ici
accrued-sample = Après { $count } mois au taux maximal de { $apy } par an. Il n’est pas garanti.
unit = { -raa }

## The line below the figures

no-wallet = Connectez un portefeuille pour voir votre staking
sees = Vous verrez combien de sRAA il contient, les récompenses cumulées et chaque tranche de vesting. Il vous faut un portefeuille dans ce navigateur. En le connectant, vous montrez votre adresse à ce site ; vous ne signez rien.
connect = Connecter
pending = Lecture du staking de { $address } en cours.
unavailable = Le solde ne peut pas être lu aujourd’hui : l’adresse du contrat sRAA n’est encore publiée sur aucun réseau.
connected = { $address } est connecté.
nothing = Aucun staking de { $address } n’est connu ici.
read = Voici le staking de { $address }.
rounds =
    { $count ->
        [one] Il faut { $count } transaction signée.
       *[other] Il faut { $count } transactions signées.
    }
rounds-progress = Signatures : { $signed } sur { $total }.
rounds-show = Voir les tranches
rounds-hide = Masquer
balance-elsewhere = Le solde peut être lu sur { $networks }, où l’adresse du contrat sRAA est connue. Votre portefeuille est sur un autre réseau.
rewards-unavailable = Les récompenses et les tranches de vesting ne peuvent pas encore s’afficher.
failed = Le staking n’a pas pu être lu. Vérifiez la connexion et le portefeuille, puis réessayez.
failed-answer = La réponse au sujet de ce staking n’a pas pu être comprise : rien n’en est donc affiché. Réessayez plus tard.
retry = Réessayer
no-script = Pour afficher le staking d’un portefeuille, il faut JavaScript.

## The list of the rounds: a table

rounds-title = Tranches de vesting
round-head = Tranche
amount-head = Montant
unlocks-head = Déblocage
state-head = État
round-name = Tranche { $number }
round-says = Tranche { $number } : { $amount } { -raa }.
round-open = À retirer
round-signed = Signé
rounds-note = Rien ne peut être signé sur cette page avant la cotation.

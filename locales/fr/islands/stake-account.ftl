## The figures

balance = Solde
accrued = Récompenses cumulées
claim = Récupération
locked = Bloquée
locked-note = La récupération sera possible à partir de la cotation.
claim-run = Récupérer
unit = { -raa }

## The line below the figures

no-wallet = Aucun portefeuille n’est connecté : il n’y a donc rien à afficher.
connect = En connecter un
pending = Lecture du staking de { $address } en cours.
unavailable = Les soldes ne peuvent pas encore s’afficher ici : l’adresse du contrat sRAA n’est pas publiée, et ce site n’est relié à aucun service qui les connaît.
nothing = Aucun staking de { $address } n’est connu ici.
read = Voici le staking de { $address }.
rounds =
    { $count ->
        [one] Il faut { $count } transaction signée.
       *[other] Il faut { $count } transactions signées.
    }
rounds-progress = { $signed } signées sur { $total }.
rounds-show = Voir les tranches
rounds-hide = Masquer
balance-elsewhere = Le solde se lit sur { $networks } ; le portefeuille est sur un autre réseau.
rewards-unavailable = Les récompenses et les tranches ne peuvent pas encore s’afficher ici : ce site n’est relié à aucun service qui les connaît.
failed = Le staking n’a pas pu être lu. Vérifiez la connexion et le portefeuille, puis réessayez.
failed-answer = La réponse au sujet de ce staking n’a pas pu être comprise : rien n’en est donc affiché. Réessayez plus tard ou écrivez à l’assistance.
retry = Réessayer
no-script = Pour lire le staking d’un portefeuille, il faut JavaScript.

## The list of the rounds: a table

rounds-title = Tranches de vesting
round-head = Tranche
amount-head = Montant
unlocks-head = Déblocage
state-head = État
round-name = Tranche { $number }
round-open = Récupérable
round-signed = Signée
rounds-note = Rien ne peut être signé sur cette page avant la cotation.

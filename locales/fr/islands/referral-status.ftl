## Three figures, each with a bonus beneath

title = Récompenses
link = Lien personnel
total = Total cumulé
month = Ce mois-ci
claimable = À retirer
paid-in = En { $value }, avec un bonus en { $bonus }
bonus = bonus : { $amount } { $currency }

## A sentence below the figures

no-wallet = Connectez un portefeuille ci-dessus pour voir vos récompenses. Les récompenses mensuelles commencent à Leader.
pending = Lecture des récompenses de { $address } en cours.
unavailable = Les récompenses s’afficheront ici dès que les liens personnels seront disponibles.
ready = Ces chiffres sont ceux de { $address }. Les récompenses mensuelles commencent à { $tier }.
failed = Les chiffres n’ont pas pu être obtenus. Vérifiez la connexion, puis réessayez.
failed-answer = La réponse au sujet de ces chiffres n’a pas pu être comprise : aucun n’est donc affiché. Réessayez plus tard.
retry = Réessayer
sample-note = { $earlier } { -raa } ont été achetés lors d’un mois précédent et { $amount } { -raa } depuis le début du mois en cours. Les récompenses mensuelles commencent à { $tier }. L’USDT est compté au prix initial de { $presale-initial_price } USD par { -raa }.

## The way to the next tier

tier = Palier actuel
next = { $amount } { -raa } avant { $tier }
next-above = { $tier } commence au-delà de { $goal } { -raa }
next-none = Le palier le plus élevé
progress = { $share } de { $goal } { -raa }
progress-full = plus de { $goal } { -raa }
turnover-note = Volume à ce jour : { $amount } { -raa }

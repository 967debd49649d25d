meta-title = Espace parrainage RAA
meta-description = Votre lien de parrainage, ce qu’il a rapporté et les quatre paliers, avec la part mensuelle de chacun en USDT et en RAA. Les récompenses commencent à Leader.
meta-keywords = parrainage RAA, lien de parrainage, paliers, récompenses, USDT
meta-social-title = Espace parrainage RAA
meta-social-description = Quatre paliers, payés chaque mois en USDT et en RAA. Quand vous partagez un lien, dites qu’il vous rémunère.

head-title = Espace parrainage
head-lead = Partagez un lien, suivez le volume qu’il apporte, et lisez ce que verse chaque palier.

## The link

link-title = Votre lien
link-text = Tout achat fait par ce lien compte dans votre volume.
link-none = Un lien personnel est attaché à un portefeuille. Aucun n’est connecté : il n’y a donc pas de lien à copier.
risk-referral = Dites ce qu’il en est quand vous partagez : un jeton à haut risque, et un lien qui vous rémunère.

## Three figures

earned-title = Récompenses
earned-total = Total reçu
earned-month = Ce mois-ci
earned-claimable = À retirer
earned-bonus = bonus : { $amount } { $currency }
earned-none = Aucun portefeuille n’est connecté : il n’y a donc pas de chiffres. Un tiret n’est pas un zéro. Les récompenses mensuelles commencent à Leader.

## The way to the next tier

tier-title = Palier actuel
tier-next = { $amount } RAA avant { $tier }
tier-progress = { $share } de { $goal } RAA
tier-note = Cette progression montre la mise en page. Elle n’est le volume de personne.
tier-below = jusqu’à { $amount }
tier-over = plus de { $amount }

## The tiers

tiers-title = Paliers
tiers-lead = Le volume est ce qui s’achète par votre lien. Les récompenses sont versées chaque mois, dans les deux monnaies.
tiers-tier = Palier
tiers-turnover = Volume, RAA
tiers-reward = Par mois, { $currency }
tiers-note = – Les récompenses mensuelles commencent à Leader. Pour Beginner, aucune n’est indiquée.

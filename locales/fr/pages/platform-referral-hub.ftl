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
risk-referral = Dites ce qu’il en est quand vous partagez : un jeton à haut risque, et un lien qui vous rémunère.

## The tiers

tier-below = jusqu’à { $amount }
tier-over = plus de { $amount }
tiers-title = Paliers
tiers-lead = Le volume est ce qui s’achète par votre lien. Les récompenses sont versées chaque mois, dans les deux monnaies.
tiers-tier = Palier
tiers-turnover = Volume, RAA
tiers-reward = Par mois, { $currency }

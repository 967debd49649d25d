meta-title = Espace parrainage RAA
meta-description = Votre lien de parrainage, ce qu’il a rapporté et les quatre paliers, avec leur pourcentage mensuel en USDT et en RAA. Les récompenses commencent à Leader.
meta-keywords = parrainage RAA, lien de parrainage, paliers, récompenses, USDT
meta-social-title = Espace parrainage RAA
meta-social-description = Quatre paliers, payés chaque mois en USDT et en RAA à partir de Leader. Quand vous partagez un lien, dites qu’il vous rémunère.

head-title = Espace parrainage
head-lead = Partagez votre lien, suivez le volume qu’il apporte et voyez ce que verse chaque palier.

## The link

link-title = Votre lien
link-text = Tout achat fait par ce lien s’ajoute à votre volume.
risk-referral = Quand vous partagez un lien, dites que le jeton est à haut risque et que le lien vous rémunère.

## The tiers

tier-below = jusqu’à { $amount }
tier-over = plus de { $amount }
tiers-title = Paliers
tiers-lead = Le volume est ce qui s’achète par votre lien. Les récompenses sont mensuelles, et chaque pourcentage s’applique une fois en USDT et une fois en RAA. Sa base de calcul n’est pas publiée.
tiers-tier = Palier
tiers-turnover = Volume, RAA
tiers-reward = Par mois, { $currency }

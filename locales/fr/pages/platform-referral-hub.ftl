meta-title = Espace parrainage RAA
meta-description = Votre lien de parrainage, ce qu’il a rapporté et les quatre paliers, avec la part mensuelle de chacun en USDT et en RAA. Les récompenses commencent à Leader.
meta-keywords = parrainage RAA, lien de parrainage, paliers, récompenses, USDT
meta-social-title = Espace parrainage RAA
meta-social-description = Quatre paliers, payés chaque mois en USDT et en RAA. Quand vous partagez un lien, dites qu’il vous rémunère.

head-title = Espace parrainage
head-lead = Partagez un lien, suivez le volume qu’il apporte et voyez ce que verse chaque palier.

## The link

link-title = Votre lien
link-text = Tout achat fait par ce lien s’ajoute à votre volume.
risk-referral = Soyez clair quand vous partagez : c’est un jeton à haut risque, et le lien vous rémunère.

## The tiers

tier-below = jusqu’à { $amount }
tier-over = plus de { $amount }
tiers-title = Paliers
tiers-lead = Le volume est ce qui s’achète par votre lien. Le pourcentage est le même en USDT et en RAA ; les récompenses sont versées chaque mois.
tiers-tier = Palier
tiers-turnover = Volume, RAA
tiers-reward = Par mois, { $currency }
tiers-note = – Les récompenses mensuelles commencent à Leader. Pour Beginner, aucune n’est indiquée.

meta-title = Espace parrainage RAA
meta-description = Votre lien de parrainage, ce qu’il a rapporté et les quatre paliers, avec leur pourcentage mensuel en USDT et en RAA. Les récompenses commencent à Leader.
meta-keywords = parrainage RAA, lien de parrainage, paliers, récompenses, USDT
meta-social-title = Espace parrainage RAA
meta-social-description = Quatre paliers, récompensés chaque mois en USDT et en RAA dès Leader. Quand vous partagez un lien, dites qu’il vous rémunère.

page-head-title = Espace parrainage
page-head-lead = À partir du palier Leader, votre lien vous rapporte chaque mois un pourcentage. Le RAA est un jeton à haut risque : dites-le quand vous partagez le lien, et dites aussi qu’il vous rémunère.

## The link

link-title = Votre lien
link-text = Tout achat fait via ce lien s’ajoute à votre volume.
link-risk = Quand vous partagez un lien, dites que le jeton est à haut risque et que le lien vous rémunère.

## The tiers

tiers-title = Un exemple chiffré
tiers-lead = L’exemple montre à quel palier correspond une quantité et ce qu’elle rapporterait. Chaque pourcentage s’applique une fois en USDT et une fois en RAA.

earnings-payout-title = Quand la récompense est-elle payée, et comment la retirer ?
earnings-payout-text = Le projet ne l’a pas précisé : on ne connaît ni le jour du paiement, ni le moyen, ni les conditions de retrait.

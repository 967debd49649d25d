meta-title = Plateforme RAA : staking, parrainage, RAAdar
meta-description = Votre staking, votre lien de parrainage et RAAdar au même endroit. Sans portefeuille connecté, un exemple s’affiche. Les crypto-actifs sont à haut risque.
meta-social-title = Plateforme RAA
meta-social-description = Votre staking, votre lien de parrainage et RAAdar au même endroit. Les crypto-actifs sont à haut risque.

doors-title = Plateforme
doors-lead = Votre staking, votre parrainage et l’humeur de la foule.

## The panels

doors-staking-note = déblocages mensuels après le TGE
doors-hub-note = récompense maximale ; base non précisée
doors-radar-note = humeur de la foule
doors-radar-badge = Exemple
doors-radar-text = Une mesure décrit une humeur et ne prédit pas les cours.

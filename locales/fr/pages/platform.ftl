head-title = Plateforme
head-lead = Votre staking, votre parrainage et l’humeur de la foule.

staking-title = Staking
hub-title = Espace parrainage
hub-text = Votre lien, votre palier et ce qu’il verse chaque mois.
radar-title = RAAdar
radar-text = Des alertes de FOMO, de peur et d’avidité. Une mesure décrit une humeur ; elle ne prédit pas un cours.
radar-action = Ce que RAAdar analyse

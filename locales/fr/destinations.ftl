destination-app = Appli d’apprentissage
destination-whitelist = Inscription à la whitelist
destination-sales = Contact du service commercial
destination-validators = Contact pour les validateurs
destination-support = Adresse de l’assistance
destination-airdrop = Airdrop
destination-radar = Appli RAAdar

destination-whitelist-join = Accès à la whitelist
destination-sales-talk = Contact commercial
destination-validators-contact = Contacter l’équipe
destination-support-write = Écrire à l’assistance
destination-airdrop-see = Voir l’airdrop
destination-radar-open = Ouvrir RAAdar
destination-sales-read = À qui s’adresse RAA
destination-radar-read = Découvrir RAAdar
feed-open = Me prévenir à l’ouverture

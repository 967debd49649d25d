state-no-link = Pas encore de lien

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

destination-app-missing = L’adresse de l’appli d’apprentissage n’est pas encore publiée : vous ne pouvez pas l’essayer depuis ce site.
destination-whitelist-missing = L’accès aux formules payantes passe par une whitelist. L’adresse d’inscription n’est pas encore publiée.
destination-sales-missing = Institutional et Enterprise se négocient avec le service commercial. Son contact n’est pas encore publié.
destination-validators-missing = Aucun contact pour les validateurs n’est encore publié : vous ne pouvez pas postuler pour le moment.
destination-support-missing =
    { $support-reply_hours ->
        [one] L’adresse de l’assistance n’est pas encore publiée. Une fois qu’elle le sera, la réponse prendra environ { $support-reply_hours } heure.
       *[other] L’adresse de l’assistance n’est pas encore publiée. Une fois qu’elle le sera, la réponse prendra environ { $support-reply_hours } heures.
    }
destination-airdrop-missing = Les conditions et les dates de participation ne sont pas encore publiées.
destination-radar-missing = L’adresse de l’appli RAAdar n’est pas encore publiée.

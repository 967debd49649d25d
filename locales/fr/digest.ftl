### The technology digest: what its pages share.

digest-name = Carnet technique
digest-more = Autres articles
digest-older = Article précédent
digest-newer = Article suivant
digest-all = Tous les articles
digest-feed = M’informer des nouveaux articles
digest-feed-note = Le lien ouvre un flux. Ajoutez son adresse à votre lecteur de flux ; aucune inscription n’est nécessaire.
digest-fear = Peur
digest-doubt = Doute
digest-calm = Calme
digest-greed = Avidité
digest-fomo = FOMO

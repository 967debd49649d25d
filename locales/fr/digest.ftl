### The technology digest: what its pages share.

digest-name = Carnet technique
digest-more = Autres articles
digest-older = Article précédent
digest-newer = Article suivant
digest-all = Tous les articles
digest-feed = M’informer des nouveaux articles
digest-feed-title = Suivre les nouveautés dans un lecteur de flux
digest-feed-note = Un lecteur de flux est une application qui consulte régulièrement l’adresse ci-dessous et vous signale chaque nouvel article et chaque mise à jour de la liste des points en suspens. Copiez l’adresse dans le lecteur de flux de votre choix ; aucune inscription n’est nécessaire.
digest-feed-open = Ouvrir le flux
digest-feed-copy = Copier l’adresse du flux
digest-fear = Peur
digest-doubt = Doute
digest-calm = Calme
digest-greed = Avidité
digest-fomo = FOMO

### The index of the technology digest.

page-head-title = Carnet technique
page-head-lead = Comment fonctionne le protocole, ce qui est décidé et ce qui ne l’est pas. Chaque article indique aussi ce que le projet n’a pas précisé.
digest-title = Articles

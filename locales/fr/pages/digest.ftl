### The index of the technology digest.

head-title = Carnet technique
head-lead = Comment le protocole fonctionne, ce qui est décidé et ce qui ne l’est pas. Chaque article s’en tient à ce qui est publié et dit où cela s’arrête.
list-title = Articles

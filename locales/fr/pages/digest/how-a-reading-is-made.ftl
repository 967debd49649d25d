### An entry of the technology digest; its text is how-a-reading-is-made.md.

title = Comment naît une mesure, et ce qu’elle ne dit pas
lead = Cinq couches séparent une publication d’une alerte : ce qui se passe dans chacune, les chiffres seulement affirmés, et ce qu’une mesure ne dit pas.
figure-text = De nombreuses lignes colorées, agitées à gauche, se rejoignent en un point ; une seule ligne calme continue vers la droite.
caption = Illustration : beaucoup de signaux, une mesure. Aucune donnée réelle n’y figure.

### An entry of the technology digest; its text is how-a-reading-is-made.md.

title = Comment une mesure est établie et ce qu’elle ne dit pas
lead = Une mesure passe par cinq couches avant l’alerte. Voici ce que fait chacune, quels chiffres ne sont que des affirmations et où la mesure échoue.
figure-text = Trente lignes emmêlées de cinq couleurs se séparent par couleur, puis se rejoignent en une seule onde calme.
stage-signals = Signaux
stage-feelings = Émotions
stage-reading = Une mesure
caption = Ce dessin illustre le principe. Il ne montre aucune donnée mesurée.
action-label = Lire les risques

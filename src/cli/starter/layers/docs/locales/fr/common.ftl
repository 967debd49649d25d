nav-start = Premiers pas
nav-guides = Guides
nav-reference = Référence
footer = Lumen est un exemple. Écrivez votre propre documentation à sa place.

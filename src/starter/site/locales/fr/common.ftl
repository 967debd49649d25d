skip = Aller au contenu
menu = Menu principal
menu-home = Accueil
menu-about = L’atelier
languages = Langues
footer = Des lampes en papier, pliées à la main.

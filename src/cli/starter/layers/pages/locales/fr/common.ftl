skip = Aller au contenu
menu = Menu principal
languages = Langues
footer = Des lampes en papier, pliées à la main.

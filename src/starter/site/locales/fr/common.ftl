skip = Aller au contenu
menu = Menu principal
menu-home = Accueil
menu-journal = Journal
menu-about = L’atelier
languages = Langues
footer = Des lampes en papier, pliées à la main.
latest = Dans le journal

menu-home = Accueil
menu-journal = Journal
menu-about = L’atelier
latest = Dans le journal
topics = Thèmes
previous = Article précédent
next = Article suivant

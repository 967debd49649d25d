menu-home = Home
menu-journal = Diario
menu-about = Il laboratorio
latest = Dal diario
topics = Argomenti
previous = Articolo precedente
next = Articolo successivo

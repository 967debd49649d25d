skip = Vai al contenuto
menu = Menu principale
menu-home = Home
menu-journal = Diario
menu-about = Il laboratorio
languages = Lingue
footer = Lampade di carta, piegate a mano.
latest = Dal diario

skip = Vai al contenuto
menu = Menu principale
menu-home = Home
menu-about = Il laboratorio
languages = Lingue
footer = Lampade di carta, piegate a mano.

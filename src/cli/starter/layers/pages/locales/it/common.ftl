skip = Vai al contenuto
menu = Menu principale
languages = Lingue
footer = Lampade di carta, piegate a mano.

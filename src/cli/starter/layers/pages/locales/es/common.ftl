skip = Saltar al contenido
menu = Menú principal
languages = Idiomas
footer = Lámparas de papel hechas a mano.

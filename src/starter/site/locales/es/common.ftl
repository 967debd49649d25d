skip = Saltar al contenido
menu = Menú principal
menu-home = Inicio
menu-journal = Diario
menu-about = El taller
languages = Idiomas
footer = Lámparas de papel hechas a mano.
latest = Del diario

menu-home = Inicio
menu-journal = Diario
menu-about = El taller
latest = Del diario
topics = Temas
previous = Artículo anterior
next = Artículo siguiente

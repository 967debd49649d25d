menu-price = Precio
menu-questions = Preguntas
menu-order = Pedir

menu-price = Preço
menu-questions = Perguntas
menu-order = Encomendar

menu-price = Prezzo
menu-questions = Domande
menu-order = Ordina

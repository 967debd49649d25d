menu-price = Cena
menu-questions = Pytania
menu-order = Zamów

menu-price = Prijs
menu-questions = Vragen
menu-order = Bestellen

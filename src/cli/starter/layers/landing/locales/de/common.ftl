menu-price = Preis
menu-questions = Fragen
menu-order = Bestellen

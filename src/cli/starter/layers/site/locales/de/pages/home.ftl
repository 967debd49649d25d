title = Papierlampen, von Hand gefaltet
description = Eine kleine Werkstatt, die Lampen aus Maulbeerpapier faltet und repariert.

hero-title = Licht, handgefaltet
hero-lead = Wir bauen Lampen aus Papier und Eschenholz. Jede faltet ein einziger Mensch und setzt seinen Namen darauf.
hero-action = Die Werkstatt kennenlernen

figures-title = Die Werkstatt in Zahlen
figures-lamps-label = Lampen im Jahr
figures-people-label = Menschen am Tisch
figures-guarantee-label = Jahre kostenlose Reparatur

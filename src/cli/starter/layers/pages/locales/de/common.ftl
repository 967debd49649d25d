skip = Zum Inhalt springen
menu = Hauptmenü
languages = Sprachen
footer = Papierlampen, von Hand gefaltet.

skip = Zum Inhalt springen
menu = Hauptmenü
menu-home = Start
menu-about = Über uns
languages = Sprachen
footer = Papierlampen, von Hand gefaltet.

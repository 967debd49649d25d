skip = Zum Inhalt springen
menu = Hauptmenü
menu-home = Start
menu-journal = Journal
menu-about = Über uns
languages = Sprachen
footer = Papierlampen, von Hand gefaltet.
latest = Aus dem Journal

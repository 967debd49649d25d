menu-home = Start
menu-journal = Journal
menu-about = Über uns
latest = Aus dem Journal
topics = Themen
previous = Vorheriger Beitrag
next = Nächster Beitrag

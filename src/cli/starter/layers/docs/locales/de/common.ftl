nav-start = Einstieg
nav-guides = Anleitungen
nav-reference = Referenz
footer = Lumen ist ein Beispiel. Schreiben Sie Ihre eigene Dokumentation an seine Stelle.

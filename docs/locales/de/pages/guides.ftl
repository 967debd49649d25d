title = Anleitungen
description = Auf jeder Seite eine Aufgabe.

title = Anleitungen
description = Je Seite eine Aufgabe.

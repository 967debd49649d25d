title = eine Lampe mit Kommandozeile
description = Das Handbuch von Lumen: installieren, schalten und dem Abend folgen lassen.
headline = Eine Lampe mit Kommandozeile
lead = Lumen ist eine Papierlampe, die Sie im Terminal, aus einem Skript oder nach einem Zeitplan schalten.
install = Lumen installieren
commands = Alle Befehle

about-start = Das Programm installieren und die Lampe zum ersten Mal einschalten.
about-guides = Je Seite eine Aufgabe.
about-reference = Alle Befehle mit ihren Optionen.

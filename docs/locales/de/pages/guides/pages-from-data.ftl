title = Seiten aus Daten
description = Für jede Zeile einer Datendatei eine Seite erzeugen.

title = Befehlszeile
description = Befehle, Optionen, Exit-Codes, JSON-Ausgabe und Umgebungsvariablen.

title = Referenz
description = Alle Schlüssel, Funktionen, Befehle und Meldungen.

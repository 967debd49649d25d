title = Referenz
description = Alle Befehle mit ihren Optionen.

title = Befehle
description = Alle Befehle mit ihren Optionen.

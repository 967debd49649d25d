title = Referenz
description = Befehle und Optionen zum Nachschlagen.

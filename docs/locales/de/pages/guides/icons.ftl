title = Symbole
description = Alle Symbole einer Website aus einem Bild zeichnen und sie auf dem Startbildschirm installieren.

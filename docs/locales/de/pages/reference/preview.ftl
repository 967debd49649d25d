title = Vorschau
description = Optionen von serve, Aktualisierung, die Vorschauleiste und Zugriff aus dem Netz.

title = Eine Sprache hinzufügen
description = Eine Sprache anlegen, schrittweise übersetzen und Fehlendes finden.

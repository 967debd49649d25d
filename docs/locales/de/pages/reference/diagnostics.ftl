title = Meldungen
description = Alle Fehler und Warnungen mit Erklärung.

title = Seiten aus Daten
description = Eine Seitendatei macht aus jeder Person, jedem Team oder jeder Version einer Datendatei eine Seite.

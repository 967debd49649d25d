title = Archipel installieren
description = Das Programm installieren, und was es auf jedem Betriebssystem voraussetzt.

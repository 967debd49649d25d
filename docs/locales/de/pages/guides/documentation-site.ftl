title = Dokumentation
description = Ein Handbuch mit Seitenleiste, Suche und Tabs anlegen, Gruppen und Seiten hinzufügen.

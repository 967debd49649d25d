title = Inhalte
description = Seiten, Abschnitte, URLs, Daten, Entwürfe und statische Dateien.

title = Schemas
description = Die Typen der Schlüssel in Seiten, Abschnitten und Daten.

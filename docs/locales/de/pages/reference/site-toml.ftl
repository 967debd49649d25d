title = site.toml
description = Alle Schlüssel der Konfiguration.

### The technology digest: what its pages share.

digest-name = Technik-News
digest-more = Weitere Artikel
digest-older = Vorheriger Artikel
digest-newer = Nächster Artikel
digest-all = Alle Artikel
digest-feed = Neue Artikel abonnieren
digest-feed-title = Per Feedreader auf dem Laufenden bleiben
digest-feed-note = Ein Feedreader ist eine App, die regelmäßig die Adresse unten abruft und Ihnen jeden neuen Artikel und jede Aktualisierung der Liste offener Punkte anzeigt. Fügen Sie die Adresse in einen Feedreader Ihrer Wahl ein; eine Anmeldung ist nicht nötig.
digest-feed-open = Feed öffnen
digest-feed-copy = Adresse des Feeds kopieren
digest-fear = Angst
digest-doubt = Zweifel
digest-calm = Ruhe
digest-greed = Gier
digest-fomo = FOMO

### The technology digest: what its pages share.

digest-name = Technik-News
digest-more = Weitere Artikel
digest-older = Vorheriger Artikel
digest-newer = Nächster Artikel
digest-all = Alle Artikel
digest-feed = Über neue Artikel informieren
digest-feed-note = Der Link öffnet einen Feed. Fügen Sie dessen Adresse Ihrem Feedreader hinzu. Eine Anmeldung ist nicht nötig.
digest-fear = Angst
digest-doubt = Zweifel
digest-calm = Ruhe
digest-greed = Gier
digest-fomo = FOMO

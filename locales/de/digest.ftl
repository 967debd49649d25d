### The technology digest: what its pages share.

digest-name = Technik-News
digest-more = Weitere Beiträge
digest-older = Vorheriger Beitrag
digest-newer = Nächster Beitrag
digest-all = Alle Beiträge
digest-feed = Über neue Beiträge informieren
digest-feed-note = Der Link öffnet einen Feed. Fügen Sie dessen Adresse Ihrem Feedreader hinzu; eine Anmeldung ist nicht nötig.
digest-fear = Angst
digest-doubt = Zweifel
digest-calm = Ruhe
digest-greed = Gier
digest-fomo = FOMO

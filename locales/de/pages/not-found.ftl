meta-title = Nicht gefunden · { -raa }
meta-description = Unter dieser Adresse gibt es keine Seite.

not-found-title = Nicht gefunden
not-found-lead = Diese Seite gibt es nicht. Vielleicht ist sie umgezogen, vielleicht enthält die Adresse einen Tippfehler.
not-found-home = Zur Startseite

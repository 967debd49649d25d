meta-title = Nicht gefunden · { -raa }
meta-description = Unter dieser Adresse gibt es keine Seite.

not-found-title = Nicht gefunden
not-found-lead = Unter dieser Adresse ist kein Signal. Vielleicht ist die Seite umgezogen, vielleicht hat die Adresse einen Tippfehler.
not-found-home = Zur Startseite
not-found-languages = Startseite in allen Sprachen

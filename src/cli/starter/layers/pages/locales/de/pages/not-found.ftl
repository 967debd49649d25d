title = Seite nicht gefunden
description = Unter dieser Adresse gibt es keine Seite.

hero-title = Hier ist nichts
hero-lead = Die Seite ist umgezogen, oder es hat sie nie gegeben. Die Lampen brennen noch.
hero-action = Zur Startseite

title = Wie das Veröffentlichen abläuft
description = Schritte, Ausfälle, Gleichzeitigkeit und Sicherheitsprüfungen.

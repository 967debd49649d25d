title = Texte (Messages)
description = Fluent-Syntax, Optionen für Zahlen und Daten, Textrichtung und Glossar.

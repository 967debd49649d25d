title = Seite nicht gefunden
description = Unter dieser Adresse gibt es keine Seite.

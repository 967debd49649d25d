title = Seite nicht gefunden
description = Unter dieser URL gibt es keine Seite.

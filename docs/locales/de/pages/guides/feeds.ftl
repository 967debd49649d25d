title = Feeds
description = Einen Atom-Feed in jeder Sprache veröffentlichen.

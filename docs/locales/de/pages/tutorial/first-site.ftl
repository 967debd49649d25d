title = Ihre Website in 15 Minuten
description = Eine Website in zwei Sprachen anlegen, eine Seite und eine dritte Sprache hinzufügen, veröffentlichen.

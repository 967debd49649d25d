title = Thèmes
description = Ce dont parle le journal de l’atelier.
lead = Choisissez ce que vous aimeriez lire.

tag-paper = Papier
tag-light = Lumière
tag-repairs = Réparations

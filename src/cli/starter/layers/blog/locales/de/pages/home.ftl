title = Notizen über Licht und Papier
description = Aus einer Lampenwerkstatt: über Papier, Licht und Reparaturen.

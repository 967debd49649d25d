title = Themen
description = Worum es im Journal der Werkstatt geht.
lead = Suchen Sie sich aus, worüber Sie lesen möchten.

tag-paper = Papier
tag-light = Licht
tag-repairs = Reparaturen

title = Ordner mit nginx
description = In einen Ordner veröffentlichen, den nginx ausliefert.

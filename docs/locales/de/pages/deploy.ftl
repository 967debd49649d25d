title = Veröffentlichen
description = In einen Objektspeicher, einen Ordner oder auf einen Host veröffentlichen.

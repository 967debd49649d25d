title = Zurückrollen
description = Ein früheres Release ohne Build wiederherstellen und ein Release prüfen.

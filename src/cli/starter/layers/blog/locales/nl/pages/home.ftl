title = Notities over licht en papier
description = Uit een lampenwerkplaats: over papier, licht en reparaties.

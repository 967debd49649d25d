title = Eine Lampe für den Garten
description = Papier und Regen vertragen sich nicht. Wir versuchen es trotzdem.

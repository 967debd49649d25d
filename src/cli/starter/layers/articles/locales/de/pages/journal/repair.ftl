title = Was zu uns zurückkommt
description = Gerissene Falze, gebrochene Gestelle, eine Katze. Ein Jahr Reparaturen.

title = Hosts
description = Routen und Header einer veröffentlichten Website.

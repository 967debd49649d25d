title = Opdrachten
description = Alle opdrachten met hun opties.

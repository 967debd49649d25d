title = Naslag
description = Alle opdrachten met hun opties.

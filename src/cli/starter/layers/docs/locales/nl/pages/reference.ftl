title = Naslag
description = Opdrachten en opties om op te zoeken.

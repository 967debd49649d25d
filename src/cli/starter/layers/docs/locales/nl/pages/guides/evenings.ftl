title = De avond volgen
description = Een schema dat de lamp dimt wanneer het donker wordt.

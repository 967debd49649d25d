title = Pierwsze światło
description = Parowanie, włączanie i wyłączanie lampy.

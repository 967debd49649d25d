title = Pierwsze kroki
description = Instalacja programu i pierwsze włączenie lampy.

title = Comandi
description = Tutti i comandi e le loro opzioni.

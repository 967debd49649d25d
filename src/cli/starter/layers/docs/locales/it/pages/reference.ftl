title = Riferimento
description = Tutti i comandi e le loro opzioni.

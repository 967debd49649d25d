title = Riferimento
description = Comandi e opzioni da consultare.

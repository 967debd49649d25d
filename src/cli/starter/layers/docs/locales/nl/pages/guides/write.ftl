title = Een pagina schrijven
description = Waaruit een pagina van dit handboek kan bestaan.

title = Pagina niet gevonden
description = Op dit adres is geen pagina.

title = Pagina non trovata
description = A questo indirizzo non c’è nessuna pagina.

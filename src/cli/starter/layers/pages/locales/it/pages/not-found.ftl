title = Pagina non trovata
description = A questo indirizzo non c’è nessuna pagina.

hero-title = Qui non c’è niente
hero-lead = La pagina ha traslocato, o non è mai esistita. Le lampade sono ancora accese.
hero-action = Torna alla home

### The page for an address that leads nowhere.

meta-title = Pagina non trovata · { -raa }
meta-description = A questo indirizzo non c’è nessuna pagina.

not-found-title = Pagina non trovata
not-found-lead = A questo indirizzo non c’è nessuna pagina. Potrebbe essere stata spostata, o il link potrebbe contenere un errore.
not-found-home = Vai alla pagina iniziale

### The index of the technology digest.

page-head-title = Bollettino tecnico
page-head-lead = Come funziona il protocollo, che cosa è deciso e che cosa no. Ogni articolo indica anche ciò che il progetto non ha detto.
digest-title = Articoli

### The index of the technology digest.

head-title = Bollettino tecnico
head-lead = Come funziona il protocollo, che cosa è deciso e che cosa no. Ogni articolo indica anche ciò che il progetto non ha detto.
list-title = Articoli

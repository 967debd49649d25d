### The index of the technology digest.

head-title = Bollettino tecnico
head-lead = Come funziona il protocollo, che cosa è deciso e che cosa no. Ogni articolo si attiene a ciò che è pubblicato e segnala ciò che manca.
list-title = Articoli

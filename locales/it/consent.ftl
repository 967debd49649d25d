### Il consenso agli strumenti di analisi: una barra in fondo a ogni pagina, e la stessa scelta sulla pagina della privacy.

consent-label = Consenso agli strumenti di analisi
consent-text = Se acconsenti, questo sito trasmette a { $tools } i passaggi di un acquisto. Il gestore vede così a che punto ci si ferma e da quale annuncio si arriva. Se rifiuti, non viene inviato nulla e il sito funziona allo stesso modo. <privacy>Che cosa viene inviato e come cambiare idea</privacy>
consent-tools = { $first } e { $second }
consent-allow = Consenti
consent-refuse = Rifiuta
consent-state-none = Non hai ancora deciso. Non viene inviato nulla.
consent-state-granted = Hai acconsentito agli strumenti di analisi.
consent-state-denied = Hai rifiutato gli strumenti di analisi. Non viene inviato nulla.
consent-state-browser = Il tuo browser rifiuta per te. Non viene inviato nulla.

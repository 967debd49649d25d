### Il consenso alle statistiche: una barra in fondo a ogni pagina, e la stessa scelta sulla pagina della privacy.

consent-label = Consenso alle statistiche
consent-text = Se acconsenti, questo sito segnala i passaggi di un acquisto tramite { $tools }. Indicano al gestore dove ci si ferma e da quale annuncio si arriva. Se rifiuti, non viene inviato nulla e il sito funziona allo stesso modo. <privacy>Che cosa viene inviato e come cambiare idea</privacy>
consent-tools = { $first } e { $second }
consent-allow = Consenti
consent-refuse = Rifiuta
consent-state-none = Non hai ancora deciso. Non viene inviato nulla.
consent-state-granted = Hai consentito le statistiche.
consent-state-denied = Hai rifiutato le statistiche. Non viene inviato nulla.
consent-state-browser = Il tuo browser rifiuta per te. Non viene inviato nulla.

### Le notifiche, nell’angolo in alto a destra di ogni pagina.

region = Notifiche ({ $keys })
close = Chiudi

## Il tipo di notifica, letto prima del testo

success = Fatto
info = Nota
warning = Attenzione
error = Errore
loading = In corso

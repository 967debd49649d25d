# Il wallet: un pulsante in cima a ogni pagina e la finestra che apre.

connect = Collega il wallet
open-account = Wallet { $address }, rete { $network }
open-account-astray = Wallet { $address }, su una rete che questo sito non usa

## La finestra, prima che un wallet sia collegato

choose-title = Collega un wallet
choose-lead = Il sito vedrà il tuo indirizzo. Nulla si muove se non lo firmi nel wallet, e la frase di recupero non ti viene mai chiesta.
choose-networks = Per { $networks }
unnamed = Wallet di questo browser
none = In questo browser non è stato trovato alcun wallet.
none-for = In questo browser non è stato trovato alcun wallet per { $network }.
none-hint = Un wallet è un’estensione del browser o un’app. Installane uno, poi ricarica questa pagina.
apps-lead = Sul telefono il wallet è un’app. Scegli la tua: aprirà questa pagina nel suo browser.
apps-label = App dei wallet
help = Non hai un wallet? Come crearne uno
close = Chiudi

## La finestra, mentre un wallet deve rispondere

waiting-title = In attesa di { $wallet }
waiting-text = Rispondi nella finestra del wallet. Se non la vedi, apri il wallet dalla barra degli strumenti del browser.
cancel = Annulla

## La finestra, quando qualcosa non è riuscito

error-rejected = Hai rifiutato la richiesta in { $wallet }. Non è cambiato nulla.
error-busy = { $wallet } aspetta ancora la tua risposta a una richiesta precedente. Apri la sua finestra, rispondi lì, poi riprova.
error-unavailable = Non è stato possibile raggiungere { $wallet }. Controlla che sia attivo e sbloccato, poi riprova.
error-unknown-chain = { $wallet } non permette a un sito di passare a questa rete. Sceglila nel wallet o usa un altro wallet.
error-invalid-answer = { $wallet } ha inviato una risposta che questo sito non riesce a interpretare. Aggiorna il wallet o usane un altro.
error-timeout = { $wallet } non ha risposto. Aprilo, sbloccalo, poi riprova.
error-failed = { $wallet } ha segnalato un problema. Non è cambiato nulla. Aprilo per vedere il motivo, poi riprova.

## La finestra, quando un wallet è collegato

account-title = Il tuo wallet
wallet-label = Wallet
address-label = Indirizzo
network-label = Rete
network-unknown = Non usata da questo sito
sees = Questo sito vede questo indirizzo e la sua rete e non li salva su nessun server.
sees-service = Questo sito vede questo indirizzo e la sua rete. Al suo servizio di vendita chiede lo staking e i referral dell’indirizzo.
remembers = Della connessione questo browser ricorda solo quale wallet era, finché non lo scolleghi.
switch-label = Cambia rete
switch-astray = Il wallet è su una rete che questo sito non usa. Scegli una di queste.
switch-wanted = Per questo passo serve la rete { $network }. Sceglila qui.
astray-solana = Il wallet è impostato su una testnet di { $network }. Scegli la mainnet nelle sue impostazioni.
switched = Ora il wallet è su { $network }.
copy = Copia l’indirizzo
another = Usa un altro wallet
disconnect = Scollega
platform = Apri la piattaforma
explorer = Vedi su { $host }

## Avvisi nell’angolo della pagina

toast-connected = Wallet collegato
toast-disconnected = Wallet scollegato
toast-disconnected-text = Il sito non conosce più il suo indirizzo.

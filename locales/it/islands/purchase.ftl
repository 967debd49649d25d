### Il riquadro di acquisto su «Come comprare»: un modulo, un controllo prima della firma, l’avanzamento di un pagamento, il suo esito.

## Il modulo

form-label = Compra { -raa }
pay-label = Paghi
receive-label = Ricevi circa
receive-unit = sRAA
currency-label = Valuta con cui paghi
currency-card = Carta
pay-hint = Minimo: circa { $presale-minimum_purchase } USD
network-label = Rete
network-hint = Tieni su questa rete un po’ di { $coin } per la commissione.
network-hint-card = I token comprati con carta arrivano su { $network }.

## Il prezzo, sotto il secondo campo

price-initial = { $price } USD per { -raa }: è il prezzo iniziale. L’entità degli scatti successivi non è stata pubblicata, quindi potresti ricevere di meno.
price-schedule = { $price } USD per { -raa }, secondo il calendario pubblicato.
price-quote = { $price } USD per { -raa }, secondo il fornitore di pagamenti.
price-quote-rate = { $price } USD per { -raa } e { $rate } USD per { $currency }, secondo il fornitore di pagamenti.
price-par = Nel calcolo un { $currency } vale un USD.
price-asking = Richiesta del prezzo al fornitore di pagamenti in corso.
price-unanswered = Il fornitore di pagamenti al momento non indica un prezzo per { $currency }. Scegli un’altra valuta o riprova più tardi.
price-unknown = Questo sito non ha un tasso di cambio per { $currency } e non ne ipotizza uno. Scegli USDT o USDC per vedere un prezzo.
price-card = Per pagare con carta serve un fornitore di pagamenti con carta, e su questo sito non ne è configurato nessuno.

## Sotto i campi

card-note = Fino a { $presale-card_limit } USD non serve la verifica dell’identità. Il fornitore di pagamenti con carta chiede un numero di telefono, il nome e l’indirizzo di fatturazione, i dati della carta e infine l’indirizzo di un wallet su { $network }.
terms-label = Ho letto i termini e l’informativa sui rischi e posso permettermi di perdere tutto ciò che verso.
terms-link = Termini e note legali
risks-link = Informativa sui rischi
connect = Collega il wallet
review = Controlla il pagamento
continue = Vai al pagamento
wallet-none = Paghi dal tuo wallet. Finché non premi il pulsante, non gli viene chiesto nulla.
wallet-from = Paghi da { $address }.
wallet-solana = Il wallet collegato è su Solana. Collegane uno che funzioni su { $network }.
referrer = Con questo acquisto il codice referral { $code } viene trasmesso al fornitore di pagamenti.
provider-loading = Caricamento del modulo del fornitore di pagamenti in corso.
provider-failed = Non è stato possibile caricare il modulo del fornitore di pagamenti, quindi ora qui non si può pagare nulla. Ricarica la pagina per riprovare.
provider-foreign = Segue il modulo del fornitore di pagamenti. Ciò che vi inserisci va al fornitore, non a questo sito.
support-link = Vai all’assistenza
wallet-link = Non ho un wallet

## Senza modulo

closed-offers = Al momento non si può comprare RAA: il fornitore di pagamenti non propone alcuna valuta con cui pagare.
closed-next = Oggi puoi leggere i rischi e creare un tuo wallet.
no-script = Per comprare serve JavaScript, e questo browser non lo esegue.

## Errori del modulo

error-title = C’è un problema
amount-error-empty = Inserisci un importo
amount-error-number = Inserisci l’importo in cifre, ad esempio { $example }
amount-error-decimals =
    { $count ->
        [one] Inserisci un importo in { $currency } con al massimo { $count } decimale
       *[other] Inserisci un importo in { $currency } con al massimo { $count } decimali
    }
amount-error-minimum = Inserisci un importo di circa { $presale-minimum_purchase } USD o più
amount-error-maximum = Inserisci un importo con cui si comprano al massimo { $tokenomics-supply } { -raa }, cioè il totale dei token
terms-error = Spunta la casella dopo aver letto i termini e l’informativa sui rischi

## Prima della firma

review-title = Prima di firmare
review-lead = Confronta ogni riga con ciò che mostra il tuo wallet. Un trasferimento non si può annullare.
review-amount = Importo
review-receive = Ricevi circa
review-network = Rete
review-from = Da
review-token = Contratto del token
review-recipient = Destinatario
review-sign = Firma nel tuo wallet

## Avanzamento

steps-label = Avanzamento del pagamento
step-check = Verifica di rete e saldo
step-review = Controllo dei dati
step-sign = Firma nel tuo wallet
step-confirm = Conferma della rete
step-pay = Pagamento presso il fornitore
step-done = fatto
status-switch = Al tuo wallet è stato chiesto di passare a { $network }. Rispondi lì.
status-check = È in corso la verifica della rete, del contratto del token e del tuo saldo.
status-sign = Il wallet chiede la tua firma. Leggi ciò che mostra prima di confermare.
status-confirm = La transazione è stata inviata. { $network } deve confermarla, e possono volerci alcuni minuti. Se ricarichi questa pagina in questa scheda, si riprende da qui.
status-wallet = La transazione è stata inviata, ma al momento { $network } non risponde. Collega il tuo wallet su { $network } o controlla la connessione. Questa pagina riprova da sola.
status-pay = Compila il modulo del fornitore di pagamenti qui sotto.
leave = Torna all’importo

## Esito: confermato

success-title = Pagamento confermato
success-text = { $network } ha confermato il tuo pagamento di { $amount } { $currency }.
reported-title = Pagato, secondo il fornitore
reported-text = Il fornitore di pagamenti indica questo pagamento come completato. Questo sito non può verificarlo su una rete.
next-title = Che cosa succede ora
next-credit = Non è questo sito ad accreditare i token. Lo fa il venditore, dopo aver verificato il pagamento, e questa pagina non può vedere quando.
next-lock = Ciò che hai comprato arriva come sRAA. Non si può spostare fino all’evento di generazione dei token (TGE) e poi si sblocca in parti uguali nell’arco di { $presale-vesting_months } mesi.
next-keep = Conserva la transazione come ricevuta. Se non viene accreditato nulla, all’assistenza servono il suo hash e la rete.
explorer-link = Vedi la transazione
again = Fai un altro pagamento

## Esito: non confermato dopo alcuni minuti

pending-title = Non ancora confermato
pending-text = { $network } finora non ha confermato questo pagamento. Può essere ancora in attesa, oppure essere stato sostituito o scartato. Verificalo prima di pagare di nuovo: un secondo pagamento è un secondo acquisto.
pending-wait = Continua ad aspettare

## Esito: un errore

problem-title = Il pagamento non è riuscito
problem-unclear-title = Il pagamento non è stato completato
problem-rejected = Hai rifiutato la richiesta nel tuo wallet. Non è stato inviato nulla.
problem-busy = Il tuo wallet mostra ancora una richiesta precedente. Aprilo, rispondi a quella, poi riprova.
problem-no-wallet = Il wallet non è più collegato. Collegalo e riprova. Non è stato inviato nulla.
problem-unknown-chain = Il tuo wallet non conosce la rete { $network } e non l’ha aggiunta. Aggiungila nel wallet, poi riprova. Non è stato inviato nulla.
problem-wrong-network = Il tuo wallet è su un’altra rete. Passa a { $network }, poi riprova. Non è stato inviato nulla.
problem-insufficient-funds = Il tuo wallet ha { $balance } { $currency } su { $network }, e il pagamento è di { $amount }. Inserisci un importo più basso o aggiungi fondi al wallet. Non è stato inviato nulla.
problem-no-gas = Il tuo wallet non ha { $coin } su { $network }, quindi non può pagare la commissione di rete. Aggiungine un po’ e riprova. Non è stato inviato nulla.
problem-token-mismatch = Il contratto indicato per { $currency } su { $network } non risponde come dovrebbe fare quel token. Non è stato inviato nulla. Avvisa l’assistenza prima di riprovare.
problem-changed = L’account o la rete del tuo wallet sono cambiati dopo il controllo. Non è stato inviato nulla. Controlla di nuovo il pagamento.
problem-unreachable = Non è stato possibile interrogare { $network }. Controlla la connessione e la rete del wallet, poi riprova. Non è stato inviato nulla.
problem-unanswered = Il tuo wallet non ha risposto. Controllalo prima di tutto: se la richiesta è ancora aperta, rifiutala prima di riprovare.
problem-failed = Il wallet non è riuscito a eseguire la richiesta. Controlla la sua cronologia prima di riprovare.
problem-reverted = { $network } ha respinto il trasferimento. L’importo non è stato prelevato, ma la commissione di rete sì. Controlla la transazione, poi contatta l’assistenza.
problem-not-transferred = { $network } ha confermato la transazione, che però non contiene alcun trasferimento di questo importo al venditore. Controlla la transazione, poi contatta l’assistenza.
problem-widget = Il fornitore di pagamenti ha segnalato un errore. Controlla i movimenti della carta o del wallet prima di pagare di nuovo: l’addebito potrebbe già essere avvenuto.

payments-title = Pagamenti in questo browser
payment-line = { $amount } { $currency } su { $network }
payment-asked = La richiesta di questo pagamento è stata inviata al tuo wallet e non si sa ancora se è stata approvata. Se nel wallet è ancora aperta, rispondi lì. Intanto questa pagina cerca il pagamento su { $network }.
payment-asked-provider = Per questo pagamento è stato aperto il modulo del fornitore di pagamenti, e questa pagina non ne conosce l’esito. Controlla i movimenti della carta o del wallet prima di pagare di nuovo.
payment-sent = La transazione è stata inviata. { $network } non l’ha ancora confermata.
payment-closed = Segna come non pagato
payment-hide = Togli dall’elenco
again-label = Un pagamento precedente potrebbe ancora andare a buon fine. Voglio comunque pagare una seconda volta.
again-error = Controlla prima il pagamento precedente, poi spunta la casella se vuoi pagare una seconda volta
price-renewed = Il prezzo è cambiato: ora è di { $price } USD per { -raa }. Controlla i due importi prima di proseguire.
problem-replaced = Al posto di questa transazione { $network } ha confermato un’altra transazione del tuo account. Per questo pagamento non è stato prelevato nulla.
problem-another = Dopo questo controllo è stato avviato un altro pagamento. Non è stato inviato nulla. Controlla prima quel pagamento.
card-note-above = Oltre { $presale-card_limit } USD è prevedibile che serva la verifica dell’identità. Il fornitore di pagamenti con carta chiede anche un numero di telefono, il nome e l’indirizzo di fatturazione, i dati della carta e infine l’indirizzo di un wallet su { $network }.
payment-block = La transazione è in un blocco di { $network }. Si considera confermata quando seguono altri blocchi, perché { $network } può ancora sostituire gli ultimi.
payment-asked-silent = La richiesta di questo pagamento è stata inviata al tuo wallet e non si sa se è stata approvata: al momento { $network } non risponde. Controlla la cronologia del wallet prima di pagare di nuovo.
other-account-title = Pagato da un altro account
problem-other-account = { $network } ha confermato un trasferimento di questo importo al venditore, ma da un account diverso da quello che hai controllato. Se quell’account è tuo, non pagare di nuovo. Controlla la transazione, poi contatta l’assistenza.

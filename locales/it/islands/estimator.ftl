head-amount = Che cosa compreresti con { $amount } USD
head-any = Che cosa compreresti con il tuo importo
closed = Oggi su questo sito non si può comprare nulla. Puoi comunque fare i calcoli.

## The form
amount-label = Importo in USD
receive-label = Ricevi circa
receive-unit = sRAA
currency-label = Paga con
currency-card = Carta
network-label = Rete
no-script = Queste cifre sono un esempio. Per calcolare le tue serve JavaScript.
amount-error-empty = Inserisci un importo
amount-error-number = Inserisci l’importo in cifre, ad esempio { $example }
amount-error-decimals =
    { $count ->
        [one] Inserisci un importo in { $currency } con al massimo { $count } decimale
       *[other] Inserisci un importo in { $currency } con al massimo { $count } decimali
    }
amount-error-minimum = Inserisci un importo di circa { $presale-minimum_purchase } USD o più
amount-error-maximum = Inserisci un importo con cui si comprano al massimo { $tokenomics-supply } { -raa }, cioè il totale dei token

## Beside the form
unlock-label = Sblocco
axis-start = TGE: { $amount }
axis-end = Mese { $month }: { $amount }
months-title = Quantità mese per mese
month-label = Mesi dopo il TGE
unlocked-label = Totale sbloccato
receive-basis = Per { $amount } USD al prezzo iniziale di { $price } USD per { -raa }.
price-rise =
    { $count ->
        [one] Secondo le condizioni della prevendita il prezzo sale ogni giorno: più avanti, con lo stesso importo si comprerebbe meno.
       *[other] Secondo le condizioni della prevendita il prezzo sale ogni { $count } giorni: più avanti, con lo stesso importo si comprerebbe meno.
    }
price-par = Nel calcolo un { $currency } vale un USD.
rate-later = Dal wallet viene addebitato l’importo in { $currency }, al cambio applicato in quel momento dal fornitore di pagamenti.
network-fee = A parte si paga in { $coin } la commissione della rete { $network }, detta gas. L’importo dipende dal traffico sulla rete.
card-note = Fino a { $presale-card_limit } USD non serve la verifica dell’identità. Il fornitore di pagamenti con carta chiede un numero di telefono, il nome e l’indirizzo di fatturazione, i dati della carta e infine l’indirizzo di un wallet su { $network }.
card-note-above = Oltre { $presale-card_limit } USD è prevedibile che serva la verifica dell’identità. Il fornitore di pagamenti con carta chiede anche un numero di telefono, il nome e l’indirizzo di fatturazione, i dati della carta e infine l’indirizzo di un wallet su { $network }.
card-fee = La commissione per i pagamenti con carta non è ancora nota.
unlock-basis =
    { $count ->
        [one] Tutto resta bloccato fino al TGE, poi si sblocca nell’arco di { $count } mese.
       *[other] Tutto resta bloccato fino al TGE, poi si sblocca in { $count } parti mensili uguali.
    }

## The practice purchase
practise = Prova l’acquisto
practice-note = È una prova: non si paga nulla.
practice-failed = Non è stato possibile caricare la prova. Controlla la connessione e premi di nuovo il pulsante.
scenario-label = Che cosa deve succedere?
scenario-through = Il pagamento va a buon fine
scenario-rejected = Rifiuti la richiesta nel wallet
scenario-no-gas = Non hai { $coin } per la commissione di rete
scenario-wrong-network = Il wallet è sulla rete sbagliata
scenario-widget = Il fornitore di pagamenti con carta segnala un errore
practice-from = L’indirizzo del tuo wallet
practice-token = Il contratto di { $currency } su { $network }
practice-coin = Nessuno: { $coin } è la moneta di { $network }
practice-recipient = L’indirizzo del venditore
drawn-wallet = Un wallet simulato chiede la tua firma
drawn-card = Un modulo simulato del fornitore di pagamenti con carta
drawn-fee = Commissione di rete
practice-fee = Un po’ di { $coin }
drawn-decline = Rifiuta
drawn-approve = Approva
drawn-cancel = Annulla
drawn-pay = Paga
practice-check = In un acquisto vero ora vengono controllati la rete, il contratto del token e il tuo saldo.
practice-sign = In un acquisto vero ora il wallet chiede la tua firma. Leggi ciò che mostra prima di confermare.
practice-pay = In un acquisto vero ora compili il modulo del fornitore di pagamenti.
practice-confirm = In un acquisto vero ora { $network } conferma il pagamento, e possono volerci alcuni minuti. Qui basta un istante.
practice-again = Prova di nuovo
practice-done = Fine della prova
practice-success = In un acquisto vero a questo punto { $network } avrebbe confermato il tuo pagamento di { $amount } { $currency }.
practice-reported = In un acquisto vero a questo punto il fornitore di pagamenti avrebbe indicato come completato il tuo pagamento di { $amount } { $currency }. Questo sito non può verificarlo su una rete.
practice-next = Dopo un acquisto vero
practice-stopped = Un pagamento vero si fermerebbe qui
practice-problem = In un acquisto vero a questo punto leggeresti:

## From here on as in purchase.ftl
review = Controlla il pagamento
continue = Vai al pagamento
leave = Torna all’importo
review-title = Prima di firmare
review-lead = Confronta ogni riga con ciò che mostra il tuo wallet. Un trasferimento non si può annullare.
review-amount = Importo
review-receive = Ricevi circa
review-network = Rete
review-from = Da
review-token = Contratto del token
review-recipient = Destinatario
review-sign = Firma nel tuo wallet
steps-label = Avanzamento del pagamento
step-check = Verifica di rete e saldo
step-review = Controllo dei dati
step-sign = Firma nel tuo wallet
step-confirm = Conferma della rete
step-pay = Pagamento presso il fornitore
step-done = fatto
next-credit = Non è questo sito ad accreditare i token. Lo fa il venditore, dopo aver verificato il pagamento, e questa pagina non può vedere quando.
next-lock = Ciò che hai comprato arriva come sRAA. Non si può spostare fino all’evento di generazione dei token (TGE) e poi si sblocca in parti uguali nell’arco di { $presale-vesting_months } mesi.
support-link = Vai all’assistenza
problem-rejected = Hai rifiutato la richiesta nel tuo wallet. Non è stato inviato nulla.
problem-no-gas = Il tuo wallet non ha { $coin } su { $network }, quindi non può pagare la commissione di rete. Aggiungine un po’ e riprova. Non è stato inviato nulla.
problem-wrong-network = Il tuo wallet è su un’altra rete. Passa a { $network }, poi riprova. Non è stato inviato nulla.
problem-widget = Il fornitore di pagamenti ha segnalato un errore. Controlla i movimenti della carta o del wallet prima di pagare di nuovo: l’addebito potrebbe già essere avvenuto.

### Assistenza: due liste di controllo, gli indirizzi dei contratti e che cosa inviare quando nulla è servito.

meta-title = Assistenza RAA: token non visibile, pagamento non riuscito
meta-description = Che cosa controllare se sRAA non compare nel wallet o un pagamento non riesce, i dati del token per aggiungerlo a mano e i tempi di risposta.
meta-keywords = assistenza RAA, sRAA, token non visibile, aggiungere un token al wallet, pagamento non riuscito, indirizzo del contratto
meta-social-title = Assistenza RAA
meta-social-description = Due liste di controllo: non vedo il mio token, il pagamento non è riuscito. Non dare mai la tua frase di recupero.

head-title = Assistenza
head-lead = Sono i due problemi più frequenti, e di solito si risolvono con pochi controlli. Comincia da quello che ti riguarda.

## Prima lista

token-title = Non vedo il mio token
token-lead = Se un token non si vede, di solito basta cambiare ciò che il wallet mostra; è raro che sia andato perso. Fai i quattro controlli nell’ordine.
token-1-title = Controlla la rete
token-1-text = Apri il wallet sulla rete su cui hai comprato. Un token su una rete non compare su un’altra; i token comprati con carta arrivano su Base.
token-2-title = Controlla la transazione
token-2-text = Cercala nella cronologia del wallet. Finché è in sospeso non è arrivato nulla; se è fallita, nessun token è stato inviato.
token-3-title = Aggiungi il token a mano
token-3-text = Nel wallet scegli «aggiungi token» e inserisci l’indirizzo del contratto per la tua rete, { $staking-token-decimals } decimali e il simbolo sRAA.
token-3-action = Vedi gli indirizzi
token-4-title = Riavvia l’app del wallet
token-4-text = Chiudila del tutto e riaprila. Alcuni wallet leggono i saldi soltanto all’avvio.

## Seconda lista

payment-title = Il pagamento non è riuscito
payment-lead = Finché la transazione non è confermata, non è stato comprato nulla. Fai questi tre controlli prima di pagare di nuovo.
payment-1-title = Controlla la rete
payment-1-text = Il wallet deve essere su una delle reti della prevendita, la stessa dell’acquisto.
payment-2-title = Controlla il gas
payment-2-text = La commissione di una rete si paga nella sua moneta nativa: ETH su Ethereum e Base, BNB su BNB Chain, SOL su Solana. Tienine un po’ oltre all’importo che paghi.
payment-3-title = Controlla il wallet
payment-3-text = Non tutti i wallet gestiscono tutte le reti. Usane uno compatibile con la tua.
payment-3-action = Vedi i wallet compatibili
payment-4-title = Controlla prima di ripagare
payment-4-text = Cerca il pagamento non riuscito nella cronologia del wallet. Se è ancora in sospeso, aspetta: un secondo pagamento è un secondo acquisto.

## Indirizzi dei contratti

contracts-title = Dati del token
contracts-lead = Sono i dati che un wallet chiede quando aggiungi sRAA a mano. Usa soltanto un indirizzo pubblicato qui; uno ricevuto in chat può portare a una copia.
contracts-network = Rete
contracts-symbol = Simbolo
contracts-decimals = Decimali
contracts-note = Dove manca un indirizzo, non ne è stato pubblicato nessuno. Aspetta che compaia qui e non usarne altri.

## Quando nulla è servito

contact-title = Il problema resta?
contact-lead = Allora deve occuparsene una persona. Tieni pronti i dati del tuo acquisto e non inviare mai dati segreti.
contact-reply = Tempo di risposta
contact-reply-value =
    { $support-reply_hours ->
        [one] circa { $support-reply_hours } ora
       *[other] circa { $support-reply_hours } ore
    }
contact-ready = Tieni pronti
contact-ready-value = la rete, l’hash della transazione, l’indirizzo pubblico del tuo wallet
contact-secret = Non inviare mai
contact-secret-value = la frase di recupero, una chiave privata, i dati della carta

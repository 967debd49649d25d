### Assistenza: due liste di controllo, gli indirizzi dei contratti e che cosa inviare quando nulla è servito.

meta-title = Assistenza RAA: token non visibile, pagamento non riuscito
meta-description = Che cosa controllare se sRAA non compare nel wallet o un pagamento non riesce, e i dati del token per aggiungerlo a mano.
meta-keywords = assistenza RAA, sRAA, token non visibile, aggiungere un token al wallet, pagamento non riuscito, indirizzo del contratto
meta-social-title = Assistenza RAA
meta-social-description = Due domande ti portano all’aiuto giusto: non vedo il mio token, il pagamento non è riuscito. Non dare mai la tua frase di recupero.

page-head-title = Assistenza
page-head-lead = Rispondi a due domande e vedi i passaggi per il tuo caso. Le tue risposte non vengono inviate a nessuno.

## Two questions; the answers show the steps that apply

diagnosis-title = Trova i passaggi da seguire
diagnosis-closed = Al momento nessun pagamento per RAA passa da questo sito: controlla chi ha ricevuto il tuo.
diagnosis-problem = Di che cosa si tratta?
diagnosis-place-label = Dove hai pagato?
diagnosis-place-card = Con carta
diagnosis-place-unsure = Non lo so
diagnosis-place-each = { $network }: { $what }

## First answer. The titles of the answers are the labels of buttons, too; at most 26 characters.

diagnosis-payment-title = Pagamento non riuscito
diagnosis-payment-lead = Finché la transazione non è confermata, non è stato comprato nulla. Fai questi controlli prima di pagare di nuovo.
diagnosis-payment-1-title = Controlla la rete
diagnosis-payment-1-text = Il wallet deve essere su una delle reti della prevendita, la stessa dell’acquisto.
diagnosis-payment-1-card = Se paghi con carta, l’indirizzo del wallet che inserisci deve essere su Base.
diagnosis-payment-2-title = Controlla il gas
diagnosis-payment-2-text = La commissione di una rete si paga nella sua moneta nativa. Tienine un po’ oltre all’importo che paghi.
diagnosis-payment-3-title = Controlla il wallet
diagnosis-payment-3-text = Non tutti i wallet gestiscono tutte le reti. Usane uno compatibile con la tua.
diagnosis-payment-3-action-label = Vedi i wallet compatibili
diagnosis-payment-caution = Prima di pagare di nuovo, cerca il pagamento non riuscito nella cronologia del wallet. Se è ancora in sospeso, aspetta: un secondo pagamento è un secondo acquisto.

## Second answer

diagnosis-token-title = Ho pagato e non vedo il token
diagnosis-token-lead = Di solito un token che non vedi è nel tuo wallet, che semplicemente non lo mostra. Fai i controlli nell’ordine.
diagnosis-token-1-title = Aggiungi il token a mano
diagnosis-token-1-text = Importalo nel wallet con l’indirizzo del contratto, { $staking-token-decimals } decimali e il simbolo sRAA.
diagnosis-token-1-action-label = Come si fa, passo per passo
diagnosis-token-2-title = Controlla la rete
diagnosis-token-2-text = Apri il wallet sulla rete su cui hai comprato. Un token su una rete non compare su un’altra.
diagnosis-token-2-card = I token comprati con carta arrivano su Base.
diagnosis-token-3-title = Controlla la transazione
diagnosis-token-3-text = Cercala nella cronologia del wallet, oppure con il suo hash nell’explorer della rete. Finché è in sospeso non è arrivato nulla. Se è fallita, nessun token è stato inviato.
diagnosis-token-4-title = Riavvia l’app del wallet
diagnosis-token-4-text = Chiudila del tutto e riaprila. Alcuni wallet leggono i saldi soltanto all’avvio.

## Answers that show other parts of the page; at most 26 characters

diagnosis-add-title = Voglio aggiungere sRAA
diagnosis-other-title = Altro

## Adding the token by hand: numbered steps

add-title = Aggiungere sRAA a mano
add-lead = I menu hanno nomi diversi in ogni wallet, ma i passaggi sono gli stessi. Aggiungere un token lo rende solo visibile: non ci sono commissioni e nulla si sposta.
add-1-title = Apri il wallet
add-1-text = Passa alla rete su cui hai comprato.
add-2-title = Importa un token
add-2-text = Sotto l’elenco dei tuoi token scegli «Importa token», «Aggiungi token» o «Gestisci token». Se puoi scegliere, prendi la voce per i token personalizzati.
add-3-title = Incolla l’indirizzo
add-3-text = Copia da questa pagina l’indirizzo del contratto per la tua rete e incollalo. Non scriverlo a mano.
add-3-action-label = Vedi gli indirizzi
add-4-title = Confronta simbolo e decimali
add-4-text = La maggior parte dei wallet li compila da sé: il simbolo è sRAA, i decimali sono { $staking-token-decimals }. Se vedi altro, fermati: l’indirizzo o la rete sono sbagliati.
add-5-title = Conferma
add-5-text = Torna all’elenco dei tuoi token: ora c’è anche sRAA, con il tuo saldo.
add-note = Per rendere visibile un token non servono né la frase di recupero né una chiave privata. Chi te le chiede può svuotare il tuo wallet.

## Contract addresses: a table

contracts-title = Indirizzi dei contratti
contracts-lead = Chiunque può chiamare sRAA un token. Solo l’indirizzo del contratto indica qual è quello vero. Prendi l’indirizzo da questa tabella.
contracts-columns-network = Rete
contracts-note = Non fidarti di indirizzi trovati altrove: uno ricevuto in chat può portare a una copia.

## When nothing helped: a list of facts, label and value

contact-title = Il problema resta?
contact-lead = Cerca ancora una volta la transazione nell’explorer della rete: fa fede quello che mostra. A chi ti aiuta servono i dati qui sotto, mai un segreto.
contact-reply-value =
    { $support-reply_hours ->
        [one] La risposta arriva in circa { $support-reply_hours } ora.
       *[other] La risposta arriva in circa { $support-reply_hours } ore.
    }
contact-reply-instead = Per un pagamento con carta, chiedi al fornitore di pagamenti con carta. Per un problema dell’app, chiedi a chi sviluppa il tuo wallet. Non rispondere a chi offre assistenza RAA in chat.
contact-ready-label = Tieni pronti
contact-ready-value = la rete, l’hash della transazione, l’indirizzo pubblico del tuo wallet
contact-secret-label = Non inviare mai
contact-secret-value = la frase di recupero, una chiave privata, i dati della carta

### La roadmap della tecnologia.

## Testata del documento

meta-title = Roadmap tecnica di RAA { $roadmap-years }: parte per parte
meta-description = La roadmap di RAA semestre per semestre: a che cosa serve ogni parte e se il suo periodo è concluso, in corso o futuro. Nulla è «disponibile» senza link.
meta-keywords = RAA, roadmap tecnica, testnet, mercato degli agenti, nodi validatori, SDK, zkML, consenso DAG, mainnet
meta-social-title = Roadmap tecnica di RAA: i piani e i loro tempi
meta-social-description = Ogni parte della roadmap in poche righe, nel semestre per cui era prevista. I piani non sono promesse.

## Apertura

hero-title = I piani, e i loro tempi.
hero-lead = Ogni semestre ha il suo elenco, così com’è pubblicato. Il calendario dice se un periodo è concluso, in corso o futuro. Che una parte sia disponibile si dice solo con un link che lo mostra.

## La mappa

map-title = Parte per parte.
map-lead = Un periodo concluso è tempo passato: non significa che tutto ciò che prevedeva sia disponibile.
map-filter = Mostra i periodi
map-all = Tutti
map-dates = { $opens } – { $closes }

map-testnet = Una prima rete senza denaro vero, dove provare le parti e romperle prima che qualcuno ne dipenda.
map-simulator = Una giornata di mercato da rivivere con tutto il suo rumore. Ti alleni sulla ressa e sul panico, mentre il tuo denaro resta dov’è.
map-trader = Un agente per una sola persona. Opera entro i tuoi limiti e li mantiene nei giorni in cui tu non lo faresti. Può comunque perdere denaro.
map-marketplace = Un luogo dove copiare un modello di agente. Di ogni pagamento, il { $tokenomics-creator_share } va all’autore e il { $tokenomics-protocol_share } al protocollo.
map-portfolio = Collega i conti sugli exchange centralizzati e i wallet su quelli decentralizzati, così il profilo nasce da tutte le tue operazioni.
map-validators = Al massimo { $validators-maximum } nodi, che approvano modelli e progetti presentati e controllano i dati di cui sono fatte le letture.
map-api = Altri programmi chiedono di un umore o di un’abitudine e ricevono una risposta etichettata, senza dover ricostruire la lettura.
map-sdk = Strumenti e dati etichettati per chi costruisce sulle letture, o vuole vedere come sono state fatte.
map-execution = Porta sul mercato la decisione di un agente. Delle commissioni di esecuzione si brucia fino al { $burns-execution }.
map-proof = La registrazione che un agente ha fatto ciò che se ne dice. Come si formi la prova, qui non è stato pubblicato.
map-reputation = Ricorda che cosa hanno fatto in passato agenti e autori, così una copia si sceglie in base allo storico e non al rumore che la circonda.
map-chain-testnet = Una prova della blockchain del protocollo. Come su ogni testnet, ciò che vi si muove non ha valore.
map-dag = In un grafo aciclico orientato le transazioni si confermano a vicenda, fianco a fianco, anziché attendere in un’unica fila di blocchi.
map-zkml = Una prova a conoscenza zero che una certa risposta viene da un certo modello. Si può controllare senza vedere i dati che ci sono dietro.
map-agents = Gli agenti trattano direttamente tra loro: chiedono, offrono e regolano i conti entro i limiti fissati dai proprietari.
map-finality = Una volta validato, un comportamento registrato vale come definitivo, al pari di un pagamento. La regola, qui, non è stata pubblicata.
map-mainnet = La blockchain del protocollo nell’uso reale. Nessuna data all’interno del periodo è stata pubblicata.

## Che cosa la mappa non dice

beyond-title = I token hanno un altro calendario.
beyond-text = Questa roadmap non dice nulla su quando si sbloccano i token. Quei mesi si contano dal TGE, qualunque cosa diventi disponibile prima.
beyond-link = Quando si sbloccano

### La roadmap della tecnologia.

## Testata del documento

meta-title = Roadmap tecnica di RAA { $roadmap-years }: voce per voce
meta-description = La roadmap di RAA per semestre: a che cosa serve ogni voce e per quando era prevista. Una voce risulta disponibile solo se un link lo conferma.
meta-keywords = RAA, roadmap tecnica, testnet, mercato degli agenti, nodi validatori, SDK, zkML, consenso DAG, mainnet
meta-social-title = Roadmap tecnica di RAA: che cosa era previsto e quando
meta-social-description = Ogni voce della roadmap in poche righe, nel semestre per cui era prevista. I piani possono cambiare.

## Apertura

start-title = Che cosa era previsto e quando
start-lead = Ogni semestre elenca le voci che erano previste. I piani possono cambiare, e un termine passato non vuol dire che ciò che era previsto esista. Una voce è indicata come disponibile solo se un link lo conferma.
start-parts-label = Vedi tutte le voci
start-try-label = Che cosa fa RAA

## La mappa

map-title = Voce per voce
map-lead = «Era in programma» vuol dire che il semestre è finito, non che le sue voci siano disponibili.
map-drawing = Le voci sulla linea del tempo
map-dates = { $opens } – { $closes }

map-testnet = È una prima rete senza denaro vero. Gli sviluppatori vi provano ogni componente, per trovarne i difetti prima che qualcuno ci faccia affidamento.
map-simulator = È una giornata di mercato da rivivere con tutto il suo rumore. Ti alleni a reagire alla ressa e al panico senza rischiare il tuo denaro.
map-trader = È un agente per una sola persona. Opera entro i tuoi limiti e li rispetta anche quando tu non lo faresti. Può comunque perdere denaro.
map-marketplace = È un luogo in cui si copia un modello di agente. Di ogni pagamento, il { $tokenomics-creator_share } va all’autore e il { $tokenomics-protocol_share } al protocollo.
map-portfolio = Collega gli account sugli exchange centralizzati e i wallet su quelli decentralizzati, così il profilo tiene conto di tutte le tue operazioni.
map-validators = Sono al massimo { $validators-maximum } nodi, che approvano modelli e progetti presentati e controllano i dati su cui si basano le rilevazioni.
map-api = Altri programmi interrogano il protocollo su uno stato d’animo o un’abitudine e ricevono una risposta etichettata, senza dover rifare la rilevazione.
map-sdk = Sono strumenti e dati etichettati per chi sviluppa a partire dalle rilevazioni o vuole vedere come sono state fatte.
map-execution = Porta sul mercato la decisione di un agente. Delle commissioni di esecuzione si brucia fino al { $burns-execution }.
map-proof = Registra che cosa ha fatto davvero un agente. Il progetto non ha detto come funziona la prova.
map-reputation = Ricorda che cosa hanno fatto in passato agenti e autori, così puoi scegliere quale agente copiare in base al suo storico.
map-chain-testnet = È una versione di prova della blockchain del protocollo. Come su ogni testnet, ciò che vi si muove non ha valore.
map-dag = In un grafo aciclico orientato le transazioni si confermano a vicenda in parallelo, anziché attendere un posto in un’unica catena di blocchi.
map-zkml = Dimostra con una prova a conoscenza zero che una certa risposta viene da un certo modello. Si può controllare senza vedere i dati che ci sono dietro.
map-agents = Gli agenti trattano direttamente tra loro: chiedono, offrono e regolano i pagamenti entro i limiti fissati dai proprietari.
map-finality = Una volta validato, un comportamento registrato è definitivo, come un pagamento. Il progetto non ha indicato con quale regola.
map-mainnet = Il piano prevede che la blockchain del protocollo passi all’uso reale. È indicato il semestre, ma non una data precisa.

## Che cosa la mappa non dice

beyond-title = Lo sblocco dei token segue il TGE
beyond-text = Questa roadmap non dice quando si sbloccano i token. I mesi di sblocco si contano dall’evento di generazione dei token (TGE), qualunque cosa diventi disponibile prima.
beyond-action-label = Quando si sbloccano
buy-title = Giudica da ciò che esiste
buy-try-label = Leggi i rischi

### Il progetto: panoramica dei prodotti. Le sezioni seguono l’ordine della pagina.

## Testata del documento

meta-title = RAA, il progetto: che cosa legge e per chi
meta-description = Che cosa legge RAA, quali prodotti ne nascono, per chi sono e che cosa dichiara il progetto. Alto rischio: puoi perdere tutto ciò che versi.
meta-keywords = RAA, progetto, intelligenza emotiva, RAAdar, profilo comportamentale, agenti di trading IA, avvisi FOMO, app didattica
meta-social-title = Un secondo parere sull’umore
meta-social-description = Avvisi, profili comportamentali, agenti e un’app didattica, ciascuno con ciò che ne è documentato. Alto rischio.

## Apertura

hero-title = Un secondo parere sull’umore.
hero-lead = RAA legge paura, avidità e FOMO nella folla, on-chain e nelle tue operazioni. Ti dice che cosa vede, in parole semplici, quando c’è ancora tempo per aspettare.
hero-action = Vedi i prodotti

## Che cosa legge

reads-title = Che cosa legge.
reads-lead = Un grafico mostra che cosa è successo. Qui si vede che cosa provavano le persone mentre succedeva.
reads-chain = La chain
reads-chain-text = Gli spostamenti tra wallet: chi compra tardi, chi esce presto e chi resta fermo. I registri sono pubblici, quindi non c’è bisogno di chiedere a nessuno.
reads-crowd = La folla
reads-crowd-text = Post e canali, letti per l’emozione più che per l’opinione. Quando molti cambiano tono nello stesso momento vale la pena saperlo, qualunque cosa faccia poi il prezzo.
reads-you = Le tue operazioni
reads-you-text = L’ingresso fatto di corsa, l’uscita fatta per paura, l’importo cresciuto dopo una perdita. Li vedi disposti come abitudini; che cosa farne lo decidi tu.

## Prodotti

products-title = Prodotto per prodotto.
products-lead = Che cosa fa ciascuno e che cosa ne è documentato. Per quando una parte era prevista, lo dice la Roadmap tecnica.
products-name = Prodotto
products-purpose = Che cosa fa
products-record = Dati pubblicati
products-radar = RAAdar
products-radar-text = Avvisi su FOMO, paura e avidità. Ti dice quando un umore diventa ressa, e su quale mercato.
products-radar-record = { stats-signals } segnali emotivi etichettati e accuratezza delle previsioni del { stats-accuracy }, dati dichiarati
products-profile = Profilo comportamentale
products-profile-text = Mostra le tue abitudini nel trading: che cosa fai dopo un guadagno, dopo una perdita e in mezzo alla folla.
products-profile-record = { stats-profiles } profili comportamentali di wallet, dato dichiarato
products-signals = Analisi dei segnali
products-signals-text = Movimenti on-chain e post sui social, osservati fianco a fianco ed etichettati per emozione.
products-signals-record = { stats-posts } post indicizzati, dato dichiarato
products-agents = Agenti IA personali
products-agents-text = Operano secondo le regole che hai fissato in un giorno tranquillo, e si fermano dove hai detto di fermarsi.
products-agents-record = Nessun risultato è pubblicato. Un agente può perdere denaro, in fretta e mentre dormi.
products-app = App didattica
products-app-text = Lezioni brevi, giornate di mercato da rivivere come un gioco e missioni che, una volta completate, pagano in RAA.
products-app-record = { stats-users } utenti formati, dato dichiarato
products-market = Mercato degli agenti
products-market-text = Copi il modello di agente creato da un’altra persona e paghi chi l’ha fatto.
products-market-record = Il { $tokenomics-creator_share } all’autore, il { $tokenomics-protocol_share } al protocollo; da { $tokenomics-micro_token_copies } copie attive in su, un proprio micro-token
products-staking = Staking
products-staking-text = I primi acquirenti detengono i loro RAA come sRAA, uno a uno e in staking dal primo momento.
products-staking-record = APY massimo { $staking-apy } fino al TGE, non garantito; dopo il lancio il tasso lo stabilisce la DAO
products-validators = Nodi validatori
products-validators-text = Controllano modelli di agente, progetti presentati da chi sviluppa e dati, prima che altri vi facciano affidamento.
products-validators-record = Al massimo { $validators-maximum } nodi; a loro è riservato il { $tokenomics-allocation-validators } dei token

## Per chi è

audiences-title = Per chi è.
audiences-lead = La stessa lettura, messa al lavoro in modi diversi.
audiences-retail = Trader privati
audiences-retail-text = Operi la sera, dal telefono, contro persone che lo fanno tutto il giorno. Una parola prima dell’ordine ti aiuta più di un grafico dopo.
audiences-pro = Professionisti a caccia di alpha
audiences-pro-text = Raccogli dati che ad altri mancano. Gli umori etichettati sono uno. Un resoconto onesto dei tuoi passi falsi è un altro.
audiences-funds = Fondi e desk istituzionali
audiences-funds-text = Una posizione va spiegata a qualcuno. Un’unica misura di folla e wallet dà alla discussione una base comune. Le condizioni si concordano con il team vendite.
audiences-investors = Investitori e VC
audiences-investors-text = Guardi al protocollo in sé: numero di token, sblocchi, commissioni bruciate. Qui è tutto scritto, e ogni vuoto è scritto anch’esso.
audiences-investors-link = Leggi la tokenomics
audiences-builders = Chi sviluppa
audiences-builders-text = Crei agenti, o cose a cui serve una misura dell’umore. Una API, un SDK e dei dataset sono in programma; il { $tokenomics-creator_share } di ogni pagamento per una copia va a te.
audiences-builders-link = Apri la Roadmap tecnica
audiences-validators = Aspiranti validatori
audiences-validators-text = Vuoi gestire un nodo e rispondere di ciò che ci passa. Comincia dai compiti e dai due valori pubblicati per lo staking.
audiences-validators-link = Vedi il programma

## Cifre

figures-title = Che cosa dichiara il progetto.

## Chiusura

buy-title = Prima leggi, poi decidi.

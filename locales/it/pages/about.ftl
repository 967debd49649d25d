### Il progetto: panoramica dei prodotti. Le sezioni seguono l’ordine della pagina.

## Testata del documento

meta-title = Il progetto RAA: che cosa legge e a chi si rivolge
meta-description = Che cosa legge RAA, quali prodotti offre, per chi sono e che cosa dichiara il progetto. Alto rischio: puoi perdere tutto ciò che versi.
meta-keywords = RAA, progetto, intelligenza emotiva, RAAdar, profilo comportamentale, agenti di trading IA, avvisi FOMO, app didattica
meta-social-title = Un secondo parere sull’umore del mercato
meta-social-description = Avvisi, profili comportamentali, agenti e un’app didattica, ciascuno con ciò che se ne sa. Alto rischio.

## Apertura

start-title = Un secondo parere sull’umore del mercato
start-lead = RAA legge paura, avidità e FOMO nella folla, on-chain e nelle tue operazioni. Ti dice che cosa vede, in parole semplici, quando puoi ancora aspettare.
start-action-label = Vedi i prodotti

## Che cosa legge

reads-title = Che cosa legge
reads-lead = Un grafico mostra che cosa è successo. Queste tre fonti mostrano che cosa provavano le persone mentre succedeva.
reads-chain-title = La blockchain
reads-chain-text = I trasferimenti tra wallet mostrano chi compra tardi, chi vende presto e chi non si muove. I registri sono pubblici.
reads-crowd-title = La folla
reads-crowd-text = Post e canali mostrano che cosa provano le persone. Quando molti cambiano tono nello stesso momento, vale la pena saperlo, qualunque cosa faccia poi il prezzo.
reads-you-title = Le tue operazioni
reads-you-text = Può capitarti di entrare in fretta, di uscire per paura o di aumentare l’importo dopo una perdita. Vedi queste abitudini una accanto all’altra e decidi tu che cosa farne.

## Prodotti

products-title = Prodotto per prodotto
products-lead = La tabella mostra che cosa fa ciascun prodotto e che cosa se ne sa. La Roadmap tecnica indica per quando era prevista ogni voce.
products-columns-name = Prodotto
products-columns-text = Che cosa fa
products-columns-remark = Che cosa se ne sa
products-radar-name = RAAdar
products-radar-text = Avvisi su FOMO, paura e avidità. Ti dice quando uno stato d’animo scatena la ressa, e su quale mercato.
products-radar-remark = Dati dichiarati: almeno { NUMBER($claims-emotion_signals, notation: "compact") } di segnali emotivi etichettati e un’accuratezza delle previsioni del { stats-accuracy-value }
products-profile-name = Profilo comportamentale
products-profile-text = Mostra le tue abitudini nel trading: che cosa fai dopo un guadagno, dopo una perdita e in mezzo alla folla.
products-profile-remark = Dato dichiarato: almeno { $claims-wallet_profiles } profili comportamentali di wallet
products-signals-name = Analisi dei segnali
products-signals-text = Confronta i movimenti on-chain con i post sui social e li etichetta per emozione.
products-signals-remark = Dato dichiarato: almeno { NUMBER($claims-posts_indexed, notation: "compact") } di post indicizzati
products-agents-name = Agenti IA personali
products-agents-text = Operano secondo le regole che hai fissato in un giorno tranquillo, e si fermano dove hai detto di fermarsi.
products-agents-remark = Nessun risultato è noto. Un agente può perdere denaro, in fretta e mentre dormi.
products-app-name = App didattica
products-app-text = Lezioni brevi, giornate di mercato da rivivere come un gioco e missioni che, una volta completate, pagano in RAA.
products-app-remark = Dato dichiarato: almeno { NUMBER($claims-users_trained, notation: "compact") } di utenti formati
products-market-name = Mercato degli agenti
products-market-text = Copi il modello di agente creato da un’altra persona e paghi chi l’ha fatto.
products-market-remark = Il { $tokenomics-creator_share } all’autore, il { $tokenomics-protocol_share } al protocollo; da { $tokenomics-micro_token_copies } copie attive in su, un proprio micro-token
products-staking-name = Staking
products-staking-text = Chi compra in prevendita detiene i propri RAA come sRAA, uno a uno e in staking dal primo momento.
products-staking-remark = APY massimo del { $staking-apy } fino all’evento di generazione dei token (TGE), non garantito; dopo il lancio il tasso lo stabilisce la DAO
products-validators-name = Nodi validatori
products-validators-text = Controllano modelli di agente, progetti presentati dagli sviluppatori e dati, prima che altri vi facciano affidamento.
products-validators-remark = Al massimo { $validators-maximum } nodi; a loro è riservato il { $tokenomics-allocation-validators } dei token

## Per chi è

audiences-title = Per chi è
audiences-lead = Sei gruppi di persone usano la stessa rilevazione in modi diversi.
audiences-retail-title = Trader privati
audiences-retail-text = Operi la sera, dal telefono, contro persone che lo fanno tutto il giorno. Un avviso prima dell’ordine ti aiuta più di un grafico dopo.
audiences-pro-title = Professionisti e alpha hunter
audiences-pro-text = Raccogli dati che ad altri mancano. Gli stati d’animo etichettati sono una fonte, un resoconto onesto dei tuoi errori è un’altra.
audiences-funds-title = Fondi e desk istituzionali
audiences-funds-text = Devi giustificare una posizione davanti a qualcuno. Un’unica misura di folla e wallet dà a tutti le stesse cifre di cui discutere. Le condizioni si concordano con il team vendite.
audiences-funds-action-label = Vedi i piani
audiences-investors-title = Investitori e VC
audiences-investors-text = Guardi il protocollo in sé: numero di token, sblocchi, commissioni bruciate. Qui trovi tutto ciò che si sa e l’indicazione di ciò che manca.
audiences-investors-action-label = Leggi la tokenomics
audiences-builders-title = Sviluppatori
audiences-builders-text = Crei agenti o prodotti che hanno bisogno di misurare l’umore del mercato. Sono in programma un’API, un SDK e dei dataset. Il { $tokenomics-creator_share } di ogni pagamento per una copia del tuo modello va a te.
audiences-builders-action-label = Apri la Roadmap tecnica
audiences-validators-title = Aspiranti validatori
audiences-validators-text = Vuoi gestire un nodo e rispondere di ciò che approva. Comincia dai compiti e dai due valori per lo staking minimo.
audiences-validators-action-label = Vedi il programma

## Cifre

figures-title = Quali cifre dichiara il progetto

## Chiusura

buy-title = Prima leggi, poi decidi

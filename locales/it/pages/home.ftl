### The home page. Sections follow the order of the page.

## Head of the document

meta-title = RAA: un protocollo che legge l’umore del mercato cripto
meta-description = RAA legge paura, avidità e FOMO nella folla e nelle tue operazioni e ti avvisa prima che tu agisca. Alto rischio: puoi perdere tutto ciò che versi.
meta-keywords = RAA, intelligenza emotiva, cripto, IA comportamentale, FOMO, RAAdar, agenti di trading, prevendita, staking
meta-social-title = Il mercato freme prima di muoversi
meta-social-description = RAA legge l’umore del mercato cripto e le abitudini nelle tue operazioni e ti avvisa prima che tu agisca. Alto rischio.

## Hero

hero-title-1 = Il mercato freme
hero-title-2 = prima di muoversi
hero-lead = RAA è per chi fa trading di criptovalute. Legge paura, avidità e FOMO nella folla e nelle tue operazioni e ti avvisa prima che tu agisca.
hero-how = Come si compra
hero-risk = RAA può perdere tutto il suo valore. I token restano bloccati fino all’evento di generazione dei token (TGE).

hero-alert-tag = Esempio di avviso
hero-alert-title = Sale la FOMO su SOL
hero-alert-crowd = Folla
hero-alert-you = Tu
hero-alert-note = Le ultime tre volte che hai comprato con questo umore hai poi venduto in perdita.
hero-alert-wait = Aspetta { $examples-pause } min
hero-alert-smaller = Riduci l’importo
hero-alert-waited = Per { $examples-pause } minuti non parte alcun ordine. Poi decidi di nuovo.
hero-alert-reduced = Impieghi meno denaro. Se il prezzo scende, perdi meno.

hero-field-reading = Rilevazione
hero-field-decision = La tua decisione
hero-field-caption = Illustrazione: una folla prima e dopo una rilevazione

hero-terms-title = Condizioni della prevendita
hero-terms-price-label = Prezzo iniziale
hero-terms-price = { $presale-initial_price } USD
hero-terms-listing-label = Quotazione prevista a
hero-terms-listing = { $presale-listing_price } USD
hero-terms-step-label = Il prezzo sale
hero-terms-step = { $presale-step_days ->
    [one] ogni giorno
   *[other] ogni { $presale-step_days } giorni
}
hero-terms-target-label = Obiettivo di raccolta
hero-terms-target = { NUMBER($presale-raise_target, notation: "compact") } USD
hero-terms-minimum-label = Minimo
hero-terms-minimum = circa { $presale-minimum_purchase } USD
hero-terms-networks = Reti
hero-terms-payment = Si paga in ETH, BNB, SOL, USDT, USDC o con carta

## Stats

stats-title = Su che cosa si basano le rilevazioni
stats-more = Vedi che cosa legge RAA

## Core elements

core-title = Cinque strumenti basati su una rilevazione
core-lead = Tutti partono dalla stessa domanda: che cosa prova chi sta facendo trading?
core-radar-name = RAAdar
core-radar-title = Avvisi su FOMO, paura e avidità
core-radar-text = RAAdar segue i post sui social e i movimenti on-chain e ti dice quando uno stato d’animo scatena la ressa.
core-radar-more = Vedi la piattaforma
core-screen-tag = Esempio
core-screen-rule = La tua regola
core-screen-pause = { $examples-pause } min
core-screen-condition = Se la FOMO supera
core-screen-action = ferma gli acquisti per
core-screen-caption = Disegno di RAAdar in uso. Le cifre sono inventate.
core-profile-name = Profilo comportamentale
core-profile-title = Il tuo trading, visto da fuori
core-profile-text = Il profilo legge le abitudini nella storia di un wallet: quando rincorri il prezzo, quando ti blocchi e quando aspetti.
core-agent-name = Agenti IA personali
core-agent-title = Una regola decisa a mente fredda
core-agent-text = Un agente di trading rispetta i tuoi limiti anche quando hai la tentazione di superarli. Può comunque perdere denaro.
core-app-name = App didattica
core-app-title = Esercizi su giornate reali
core-app-text = L’app offre lezioni brevi e giornate di mercato reali da rivivere senza rischiare denaro. Le missioni completate danno RAA.
core-app-replay = In pausa prima della ressa
core-app-reward = + RAA
core-market-name = Mercato degli agenti
core-market-title = Copi un agente, paghi l’autore
core-market-text = Da { $tokenomics-micro_token_copies } copie attive in su, un agente può lanciare un proprio micro-token.
core-market-creator = all’autore
core-market-protocol = al protocollo
core-more = Vedi i prodotti in dettaglio

## Why traders lose

emotions-title = Perché i trader perdono
emotions-lead = Una perdita comincia spesso con un’emozione: paura, avidità o paura di restare fuori (FOMO). Tra l’emozione e l’ordine c’è poco tempo, ed è allora che RAA ti avvisa.
emotions-voice = Che cosa ti dice
emotions-cost = Che cosa ti costa
emotions-help = Che cosa fa RAA
emotions-fear = Paura
emotions-doubt = Dubbio
emotions-calm = Calma
emotions-greed = Avidità
emotions-fomo = FOMO
emotions-fear-voice = Esci finché sei in tempo.
emotions-fear-cost = Vendi vicino al minimo e guardi il prezzo risalire.
emotions-fear-help = RAA separa le notizie dal rumore della folla, così vedi a quale delle due cose stai reagendo.
emotions-greed-voice = Ancora un po’.
emotions-greed-cost = Non hai un piano di uscita e finisci per restituire ciò che avevi guadagnato.
emotions-greed-help = Il tuo agente mantiene l’obiettivo che hai scelto in un giorno tranquillo.
emotions-fomo-voice = Sono già dentro tutti.
emotions-fomo-cost = Compri tardi, da chi ha comprato presto.
emotions-fomo-help = RAA ti avvisa mentre la folla si sta ancora radunando.
emotions-scale = Le cinque emozioni, in ordine
emotions-more = Come nasce una rilevazione

## Strategy

strategy-title = Osserva, riconosci, decidi
strategy-lead = RAA ti dà tempo tra l’emozione e l’ordine. Funziona in tre passi.
strategy-notice = Osserva
strategy-notice-text = RAAdar legge l’umore della folla nei post e nei movimenti on-chain. Il profilo legge il tuo dal modo in cui operi.
strategy-name = Riconosci
strategy-name-text = L’avviso dice di quale emozione si tratta e quanto è forte. Quando l’emozione ha un nome, puoi chiederti se è un motivo per operare.
strategy-decide = Decidi
strategy-decide-text = Aspetti, riduci l’importo o vai avanti. Se hai affidato la regola a un agente, farà ciò che gli hai detto a mente fredda.
strategy-more = A chi si rivolge RAA

## Ecosystem

ecosystem-title = Dai segnali agli agenti
ecosystem-lead = Cinque livelli trasformano il rumore in una decisione e cinque gruppi di persone li fanno funzionare.
ecosystem-core = Chi li fa funzionare
ecosystem-traders = Trader
ecosystem-traders-text = Pagano in RAA rilevazioni, agenti e dati, e guadagnano RAA con le missioni.
ecosystem-creators = Autori
ecosystem-creators-text = Offrono modelli di agente e trattengono il { $tokenomics-creator_share } dei pagamenti per le copie.
ecosystem-validators = Validatori
ecosystem-validators-text = { $validators-maximum ->
    [one] Al massimo { $validators-maximum } nodo. Approva i modelli di agente e i progetti presentati dagli sviluppatori.
   *[other] Al massimo { $validators-maximum } nodi. Approvano i modelli di agente e i progetti presentati dagli sviluppatori.
}
ecosystem-stakers = Staker
ecosystem-stakers-text = Detengono sRAA, uno per ogni RAA. Le ricompense non sono garantite.
ecosystem-dao = DAO
ecosystem-dao-text = Stabilisce il rendimento dopo il lancio e detiene la tesoreria.
ecosystem-architecture = Il percorso di una rilevazione
ecosystem-signals = Segnali
ecosystem-signals-text = I post sui social e i movimenti on-chain vengono raccolti in parallelo.
ecosystem-emotion = Emozione
ecosystem-emotion-text = Ogni segnale è etichettato con l’emozione che esprime.
ecosystem-behaviour = Comportamento
ecosystem-behaviour-text = Le storie dei wallet diventano profili di abitudini.
ecosystem-validation = Validazione
ecosystem-validation-text = I nodi indicizzano i dati di influencer e i dati alpha e validano i flussi dello smart money.
ecosystem-agents = Agenti
ecosystem-agents-text = La rilevazione viene confrontata con le regole che hai fissato. Poi agisci tu, oppure il tuo agente.
ecosystem-more-validators = Che cosa fanno i validatori
ecosystem-more-staking = Come funziona lo staking

## Tech stack

tech-title = Di che cosa è fatto RAA
tech-more = A che cosa serve ogni componente

## Token utilities: the card beside the table

utilities-airdrop-title = Airdrop
utilities-buy-title = Prevendita
utilities-buy-price = { $presale-initial_price } USD
utilities-buy-terms = Prezzo iniziale. Il minimo è di circa { $presale-minimum_purchase } USD.
utilities-buy-risk = Le cripto-attività sono ad alto rischio. Puoi perdere tutto ciò che versi.

## Train and earn: a drawn replay of a market day on the left, three numbered steps on the right.

train-title = Allenati e ricevi RAA
train-lead = L’app didattica ripropone una giornata di mercato, la ferma prima della ressa e ti chiede quale stato d’animo verrà dopo.
train-mood-fear = Paura
train-mood-calm = Calma
train-mood-greed = Avidità
train-mood-fomo = FOMO
train-question = In pausa. Quale stato d’animo verrà dopo?
train-right = Esatto, era FOMO. La folla è accorsa, ha raggiunto il culmine e si è diradata.
train-wrong = Era FOMO. La folla è accorsa, ha raggiunto il culmine e si è diradata.
train-caption = Esempio illustrativo, senza dati di mercato reali.
train-1-title = Segui una lezione breve
train-2-title = Rivivi una giornata di mercato reale
train-3-title = Completa una missione
train-3-text = Le missioni completate danno RAA. Il progetto non ha detto quanto paga ciascuna.
train-more = Che cosa si sa dell’app

## Technology digest: the three latest entries, or one quiet line while there are none.

digest-title = Bollettino tecnico

## Roadmap: four half-years on one line. Its items are in roadmap.ftl.

road-title = Roadmap { $roadmap-years }
road-note = Una voce risulta disponibile solo quando un link lo conferma. I piani possono cambiare.
road-more = Apri la Roadmap tecnica

## Questions: fourteen, opened one by one. Questions at most 46 characters, answers 20 to 48 words.

faq-title = Domande frequenti
faq-lead = Vuoi sapere altro? Se un pagamento non è riuscito o il token non compare, la pagina Assistenza ti dice che cosa controllare.
faq-permalink = Link a questa risposta

faq-q-01 = Che cos’è RAA?
faq-a-01 = RAA è l’utility token di un protocollo che legge emozioni e comportamenti nei mercati cripto. Serve a pagare, fare staking e votare. I token sono in tutto { $tokenomics-supply }. RAA non è una quota di una società e non promette alcun reddito.

faq-q-02 = Che cosa osserva RAAdar?
faq-a-02 = RAAdar osserva i post pubblici sui social e l’attività on-chain, in parallelo. Cerca paura, avidità e FOMO e ti avvisa mentre una di queste sta crescendo. Una rilevazione descrive un umore e non prevede un prezzo.

faq-q-03 = Come si forma il mio profilo comportamentale?
faq-a-03 = Il profilo nasce dallo storico delle operazioni di un wallet: quando entra, con quali importi, quanto in fretta esce e di che umore era la folla in quel momento. Ti mostra in quali momenti ti allontani dal tuo piano.

faq-q-04 = Che cos’è un agente IA personale?
faq-a-04 = È un agente di trading che segue regole fissate da te a mente fredda. Puoi anche copiare un modello creato da altri: il { $tokenomics-creator_share } del pagamento va all’autore, il { $tokenomics-protocol_share } al protocollo. Un agente può comunque perdere denaro, in fretta e mentre dormi.

faq-q-05 = Serve esperienza?
faq-a-05 = No. L’app didattica parte da zero, con lezioni brevi e giornate da rivivere senza rischiare denaro. Le missioni completate danno RAA.

faq-q-06 = Quanto costa RAA?
faq-a-06 = Secondo le condizioni della prevendita il prezzo parte da { $presale-initial_price } USD e sale { $presale-step_days ->
        [one] ogni giorno
       *[other] ogni { $presale-step_days } giorni
    }. Il prezzo di quotazione previsto è { $presale-listing_price } USD. Il progetto non ha indicato l’entità di ogni scatto. Dopo la quotazione, il prezzo di mercato può essere inferiore a quello che hai pagato.
faq-more-06 = Vedi il calendario dei prezzi

faq-q-07 = Come si compra?
faq-a-07 = Colleghi un wallet, scegli una rete, inserisci un importo e confermi. Secondo il progetto bastano meno di { $presale-purchase_minutes } minuti. Il minimo è di circa { $presale-minimum_purchase } USD. Puoi pagare in ETH, BNB, SOL, USDT o USDC, oppure con carta.

faq-q-08 = Posso pagare con carta?
faq-a-08 = Il pagamento con carta passa da un fornitore di pagamenti, che ti chiede un numero di telefono, il nome e l’indirizzo di fatturazione, i dati della carta e l’indirizzo di un wallet su Base. Fino a { $presale-card_limit } USD non richiede la verifica dell’identità.
faq-more-08 = Il pagamento con carta, passo per passo

faq-q-09 = Quando posso spostare i miei token?
faq-a-09 = Puoi spostarli dopo l’evento di generazione dei token (TGE). Fino ad allora sono bloccati. Dal TGE in poi si sbloccano in parti uguali nell’arco di { $presale-vesting_months } mesi.
faq-more-09 = Vedi il calendario di sblocco

faq-q-10 = Che cos’è sRAA?
faq-a-10 = sRAA è un token in staking, { $staking-token-ratio }:{ $staking-token-ratio } con RAA e con { $staking-token-decimals } decimali. Chi compra in prevendita lo riceve automaticamente. Fino al TGE matura un APY massimo del { $staking-apy }, senza garanzia. Dopo la quotazione si scambia con RAA più le ricompense.

faq-q-11 = Quanto si brucia nelle votazioni?
faq-a-11 = Il progetto indica due valori: fino al { $conflicts-governance_burn-first } delle commissioni di voto nella tokenomics, il { $conflicts-governance_burn-second } nelle sue FAQ. Finché uno dei due non è confermato, considera il più basso. L’uso degli agenti brucia fino al { $burns-agent_use }, cifra che compare solo in quelle FAQ.
faq-more-11 = Vedi tutte le quote bruciate

faq-q-12 = Quanto mette in staking un validatore?
faq-a-12 = Il progetto indica due valori: { $conflicts-validator_stake-first } RAA nella tokenomics, { $conflicts-validator_stake-second } RAA o più nella pagina dei validatori. Finché uno dei due non è confermato, non si sa quanti RAA servono per un posto. I nodi sono al massimo { $validators-maximum }.

faq-q-13 = Come funzionano i compensi referral?
faq-a-13 = Il compenso è mensile e dipende dal volume. Oltre { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } di RAA è dell’{ $referral-tiers-leader-reward } in USDT e dell’{ $referral-tiers-leader-reward } in RAA. Oltre { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") } è dell’{ $referral-tiers-mentor-reward } in ciascuna valuta. Oltre { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") } è del { $referral-tiers-guru-reward } in ciascuna valuta. Il progetto non ha detto su che cosa si calcola la percentuale. Quando condividi un link, di’ che ti fa guadagnare.
faq-more-13 = Apri il programma referral

faq-q-14 = Quali sono i rischi?
faq-a-14 = Il prezzo può scendere a zero. Nessuna data di lancio è confermata, le regole possono cambiare e il codice può non funzionare. I rendimenti possono calare o cessare. Mentre tutto questo accade, i tuoi token sono bloccati. Paga solo ciò che puoi permetterti di perdere.

## Use cases: three people, each before a reading and after. One drawing stands above both columns.

case-title = Tre casi, prima e dopo
case-lead = Le persone sono inventate e nessun risultato è promesso.
case-before = Prima
case-after = Dopo

case-retail-name = Trader privato
case-retail-before-title = Comprare ciò che comprano tutti
case-retail-before = Una cripto che conosci a malapena sale da tre giorni e in chat non si parla d’altro. Compri più di quanto volevi. Poi il prezzo cambia direzione. Resisti per orgoglio e poi, di notte, vendi perché non riesci a dormire.
case-retail-after-title = Lasciar passare la ressa
case-retail-after = RAAdar mostra che la folla sta scivolando nella FOMO e che i tuoi ultimi ingressi somigliavano a questo. Aspetti prima di dare l’ordine. Compri meno, o niente, e sai perché.
case-retail-uses = RAAdar e una pausa decisa da te

case-pro-name = Trader professionista
case-pro-before-title = Alzare la posta per rifarsi
case-pro-before = Di solito il metodo funziona. Dopo una serie di perdite raddoppi la posizione e sposti uno stop loss che avevi impostato tu. A fine giornata hai perso i guadagni di una buona settimana, e il diario di trading dà la colpa al mercato.
case-pro-after-title = Mantenere l’importo deciso
case-pro-after = Il tuo profilo segna l’operazione in cui hai superato l’importo previsto. L’agente mantiene il limite che hai fissato prima dell’apertura. Certi giorni perdi ancora. Prima dell’operazione decidi quanto può essere grande una perdita, ma la perdita può comunque risultare maggiore.
case-pro-uses = Profilo comportamentale, agente personale

case-fund-name = Fondo
case-fund-before-title = Discutere sul grafico
case-fund-before = Il desk si riunisce a movimento avvenuto. Un analista vede panico, un altro vede valore, ed entrambi portano screenshot. La posizione la decide chi parla per ultimo, e nessuno mette per iscritto il motivo.
case-fund-after-title = Discutere su una rilevazione
case-fund-after = Tutti partono dalla stessa misura della folla e dei wallet, integrata nei modelli del desk. Il disaccordo resta, ma riguarda le stesse cifre, e il motivo dell’operazione è messo per iscritto.
case-fund-uses = API di emozioni e comportamenti, come elencata nella roadmap
case-more = Confronta i piani

## Partners, news, video: quiet until the data has entries.

partners-title = Partner
partners-statement = Dichiarazione di { $name }

news-title = Rassegna stampa

video-title = Dal rumore alla decisione
video-caption = Disegno: una folla prima e dopo una rilevazione.
video-more = Scopri di più su RAA
video-watch = Guarda su { $host }
video-length = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
video-note = Il video arriva da un altro sito. Finché non scegli di guardarlo, da lì non viene caricato nulla.

## Closing call. Its sentence, buttons and risk line are in closing.ftl.

buy-title = Decidi a mente fredda

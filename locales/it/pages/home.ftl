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
start-lead = RAA è per chi fa trading di criptovalute. Legge paura, avidità e FOMO nella folla e nelle tue operazioni e ti avvisa prima che tu agisca.
start-how-label = Come si compra
start-risk = RAA può perdere tutto il suo valore. I token restano bloccati fino all’evento di generazione dei token (TGE).

start-alert-tag = Esempio di avviso
start-alert-title = Sale la FOMO su SOL
start-alert-crowd-label = Folla
start-alert-reader-label = Tu
start-alert-note = Le ultime tre volte che hai comprato con questo umore hai poi venduto in perdita.
start-alert-wait-label = Aspetta { $examples-pause } min
start-alert-smaller-label = Riduci l’importo
start-alert-wait-answer = Per { $examples-pause } minuti non parte alcun ordine. Poi decidi di nuovo.
start-alert-smaller-answer = Impieghi meno denaro. Se il prezzo scende, perdi meno.

start-field-reading = Rilevazione
start-field-decision = La tua decisione
start-field-caption = Illustrazione: una folla prima e dopo una rilevazione

start-terms-title = Condizioni della prevendita
start-terms-price-label = Prezzo iniziale
start-terms-price-value = { $presale-initial_price } USD
start-terms-listing-label = Quotazione prevista a
start-terms-listing-value = { $presale-listing_price } USD
start-terms-step-label = Il prezzo sale
start-terms-step-value =
    { $presale-step_days ->
        [one] ogni giorno
       *[other] ogni { $presale-step_days } giorni
    }
start-terms-target-label = Obiettivo di raccolta
start-terms-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
start-terms-minimum-label = Minimo
start-terms-minimum-value = circa { $presale-minimum_purchase } USD
start-terms-networks = Reti
start-terms-payment = Si paga in ETH, BNB, SOL, USDT, USDC o con carta

## Stats

stats-title = Su che cosa si basano le rilevazioni
stats-action-label = Vedi che cosa legge RAA

## Core elements

core-title = Cinque strumenti basati su una rilevazione
core-lead = Tutti partono dalla stessa domanda: che cosa prova chi sta facendo trading?
core-radar-name = RAAdar
core-radar-title = Avvisi su FOMO, paura e avidità
core-radar-text = RAAdar segue i post sui social e i movimenti on-chain e ti dice quando uno stato d’animo scatena la ressa.
core-radar-action-label = Vedi la piattaforma
core-radar-screen-tag = Esempio
core-radar-screen-rule = La tua regola
core-radar-screen-pause = { $examples-pause } min
core-radar-screen-condition = Se la FOMO supera
core-radar-screen-action = ferma gli acquisti per
core-radar-screen-caption = Disegno di RAAdar in uso. Le cifre sono inventate.
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
core-more-label = Vedi i prodotti in dettaglio

## Why traders lose

emotions-title = Perché i trader perdono
emotions-lead = Una perdita comincia spesso con un’emozione: paura, avidità o paura di restare fuori (FOMO). Tra l’emozione e l’ordine c’è poco tempo, ed è allora che RAA ti avvisa.
emotions-columns-voice = Che cosa ti dice
emotions-columns-cost = Che cosa ti costa
emotions-columns-help = Che cosa fa RAA
emotions-fear-name = Paura
emotions-doubt = Dubbio
emotions-calm = Calma
emotions-greed-name = Avidità
emotions-fomo-name = FOMO
emotions-fear-voice = Esci finché sei in tempo.
emotions-fear-cost = Vendi vicino al minimo e guardi il prezzo risalire.
emotions-fear-help = RAA separa le notizie dal rumore della folla, così vedi a quale delle due cose stai reagendo.
emotions-greed-voice = Ancora un po’.
emotions-greed-cost = Non hai un piano di uscita e finisci per restituire ciò che avevi guadagnato.
emotions-greed-help = Il tuo agente mantiene l’obiettivo che hai scelto in un giorno tranquillo.
emotions-fomo-voice = Sono già dentro tutti.
emotions-fomo-cost = Compri tardi, da chi ha comprato presto.
emotions-fomo-help = RAA ti avvisa mentre la folla si sta ancora radunando.
emotions-scale-label = Le cinque emozioni, in ordine
emotions-action-label = Come nasce una rilevazione

## Strategy

strategy-title = Osserva, riconosci, decidi
strategy-lead = RAA ti dà tempo tra l’emozione e l’ordine. Funziona in tre passi.
strategy-notice-title = Osserva
strategy-notice-text = RAAdar legge l’umore della folla nei post e nei movimenti on-chain. Il profilo legge il tuo dal modo in cui operi.
strategy-name-title = Riconosci
strategy-name-text = L’avviso dice di quale emozione si tratta e quanto è forte. Quando l’emozione ha un nome, puoi chiederti se è un motivo per operare.
strategy-decide-title = Decidi
strategy-decide-text = Aspetti, riduci l’importo o vai avanti. Se hai affidato la regola a un agente, farà ciò che gli hai detto a mente fredda.
strategy-action-label = A chi si rivolge RAA

## Ecosystem

ecosystem-title = Dai segnali agli agenti
ecosystem-lead = Cinque livelli trasformano il rumore in una decisione e cinque gruppi di persone li fanno funzionare.
ecosystem-core-title = Chi li fa funzionare
ecosystem-core-traders-name = Trader
ecosystem-core-traders-text = Pagano in RAA rilevazioni, agenti e dati, e guadagnano RAA con le missioni.
ecosystem-core-creators-name = Autori
ecosystem-core-creators-text = Offrono modelli di agente e trattengono il { $tokenomics-creator_share } dei pagamenti per le copie.
ecosystem-core-validators-name = Validatori
ecosystem-core-validators-text =
    { $validators-maximum ->
        [one] Al massimo { $validators-maximum } nodo. Approva i modelli di agente e i progetti presentati dagli sviluppatori.
       *[other] Al massimo { $validators-maximum } nodi. Approvano i modelli di agente e i progetti presentati dagli sviluppatori.
    }
ecosystem-core-stakers-name = Staker
ecosystem-core-stakers-text = Detengono sRAA, uno per ogni RAA. Le ricompense non sono garantite.
ecosystem-core-dao-name = DAO
ecosystem-core-dao-text = Stabilisce il rendimento dopo il lancio e detiene la tesoreria.
ecosystem-architecture-title = Il percorso di una rilevazione
ecosystem-architecture-signals-name = Segnali
ecosystem-architecture-signals-text = I post sui social e i movimenti on-chain vengono raccolti in parallelo.
ecosystem-architecture-emotion-name = Emozione
ecosystem-architecture-emotion-text = Ogni segnale è etichettato con l’emozione che esprime.
ecosystem-architecture-behaviour-name = Comportamento
ecosystem-architecture-behaviour-text = Le storie dei wallet diventano profili di abitudini.
ecosystem-architecture-validation-name = Validazione
ecosystem-architecture-validation-text = I nodi indicizzano i dati di influencer e i dati alpha e validano i flussi dello smart money.
ecosystem-architecture-agents-name = Agenti
ecosystem-architecture-agents-text = La rilevazione viene confrontata con le regole che hai fissato. Poi agisci tu, oppure il tuo agente.
ecosystem-validators-label = Che cosa fanno i validatori
ecosystem-staking-label = Come funziona lo staking

## Tech stack

tech-stack-title = Di che cosa è fatto RAA
tech-stack-action-label = A che cosa serve ogni componente

## Token utilities: the card beside the table

utilities-side-airdrop-title = Airdrop
utilities-side-buy-title = Prevendita
utilities-side-buy-price = { $presale-initial_price } USD
utilities-side-buy-terms = Prezzo iniziale. Il minimo è di circa { $presale-minimum_purchase } USD.
utilities-side-buy-risk = Le cripto-attività sono ad alto rischio. Puoi perdere tutto ciò che versi.

## Train and earn: a drawn replay of a market day on the left, three numbered steps on the right.

train-title = Allenati e ricevi RAA
train-lead = L’app didattica ripropone una giornata di mercato, la ferma prima della ressa e ti chiede quale stato d’animo verrà dopo.
train-replay-fear-label = Paura
train-replay-calm-label = Calma
train-replay-greed-label = Avidità
train-replay-fomo-label = FOMO
train-replay-question = In pausa. Quale stato d’animo verrà dopo?
train-replay-right = Esatto, era FOMO. La folla è accorsa, ha raggiunto il culmine e si è diradata.
train-replay-wrong = Era FOMO. La folla è accorsa, ha raggiunto il culmine e si è diradata.
train-replay-caption = Esempio illustrativo, senza dati di mercato reali.
train-1-title = Segui una lezione breve
train-2-title = Rivivi una giornata di mercato reale
train-3-title = Completa una missione
train-3-text = Le missioni completate danno RAA. Il progetto non ha detto quanto paga ciascuna.
train-action-label = Che cosa si sa dell’app

## Technology digest: the three latest entries, or one quiet line while there are none.

digest-title = Bollettino tecnico

## Roadmap: four half-years on one line. Its items are in roadmap.ftl.

roadmap-title = Roadmap { $roadmap-years }
road-note = Una voce risulta disponibile solo quando un link lo conferma. I piani possono cambiare.
roadmap-action-label = Apri la Roadmap tecnica

## Questions: fourteen, opened one by one. Questions at most 46 characters, answers 20 to 48 words.

faq-title = Domande frequenti
faq-lead = Vuoi sapere altro? Se un pagamento non è riuscito o il token non compare, la pagina Assistenza ti dice che cosa controllare.
faq-permalink = Link a questa risposta

faq-what-is-raa-question = Che cos’è RAA?
faq-what-is-raa-answer = RAA è l’utility token di un protocollo che legge emozioni e comportamenti nei mercati cripto. Serve a pagare, fare staking e votare. I token sono in tutto { $tokenomics-supply }. RAA non è una quota di una società e non promette alcun reddito.

faq-raadar-question = Che cosa osserva RAAdar?
faq-raadar-answer = RAAdar osserva i post pubblici sui social e l’attività on-chain, in parallelo. Cerca paura, avidità e FOMO e ti avvisa mentre una di queste sta crescendo. Una rilevazione descrive un umore e non prevede un prezzo.

faq-profile-question = Come si forma il mio profilo comportamentale?
faq-profile-answer = Il profilo nasce dallo storico delle operazioni di un wallet: quando entra, con quali importi, quanto in fretta esce e di che umore era la folla in quel momento. Ti mostra in quali momenti ti allontani dal tuo piano.

faq-agent-question = Che cos’è un agente IA personale?
faq-agent-answer = È un agente di trading che segue regole fissate da te a mente fredda. Puoi anche copiare un modello creato da altri: il { $tokenomics-creator_share } del pagamento va all’autore, il { $tokenomics-protocol_share } al protocollo. Un agente può comunque perdere denaro, in fretta e mentre dormi.

faq-experience-question = Serve esperienza?
faq-experience-answer = No. L’app didattica parte da zero, con lezioni brevi e giornate da rivivere senza rischiare denaro. Le missioni completate danno RAA.

faq-price-question = Quanto costa RAA?
faq-price-answer =
    Secondo le condizioni della prevendita il prezzo parte da { $presale-initial_price } USD e sale { $presale-step_days ->
        [one] ogni giorno
       *[other] ogni { $presale-step_days } giorni
    }. Il prezzo di quotazione previsto è { $presale-listing_price } USD. Il progetto non ha indicato l’entità di ogni scatto. Dopo la quotazione, il prezzo di mercato può essere inferiore a quello che hai pagato.
faq-price-action-label = Vedi il calendario dei prezzi

faq-buy-question = Come si compra?
faq-buy-answer = Colleghi un wallet, scegli una rete, inserisci un importo e confermi. Secondo il progetto bastano meno di { $presale-purchase_minutes } minuti. Il minimo è di circa { $presale-minimum_purchase } USD. Puoi pagare in ETH, BNB, SOL, USDT o USDC, oppure con carta.

faq-card-question = Posso pagare con carta?
faq-card-answer = Il pagamento con carta passa da un fornitore di pagamenti, che ti chiede un numero di telefono, il nome e l’indirizzo di fatturazione, i dati della carta e l’indirizzo di un wallet su Base. Fino a { $presale-card_limit } USD non richiede la verifica dell’identità.
faq-card-action-label = Il pagamento con carta, passo per passo

faq-transfer-question = Quando posso spostare i miei token?
faq-transfer-answer = Puoi spostarli dopo l’evento di generazione dei token (TGE). Fino ad allora sono bloccati. Dal TGE in poi si sbloccano in parti uguali nell’arco di { $presale-vesting_months } mesi.
faq-transfer-action-label = Vedi il calendario di sblocco

faq-sraa-question = Che cos’è sRAA?
faq-sraa-answer = sRAA è un token in staking, { $staking-token-ratio }:{ $staking-token-ratio } con RAA e con { $staking-token-decimals } decimali. Chi compra in prevendita lo riceve automaticamente. Fino al TGE matura un APY massimo del { $staking-apy }, senza garanzia. Dopo la quotazione si scambia con RAA più le ricompense.

faq-burn-question = Quanto si brucia nelle votazioni?
faq-burn-answer = Il progetto indica due valori: fino al { $conflicts-governance_burn-first } delle commissioni di voto nella tokenomics, il { $conflicts-governance_burn-second } nelle sue FAQ. Finché uno dei due non è confermato, considera il più basso. L’uso degli agenti brucia fino al { $burns-agent_use }, cifra che compare solo in quelle FAQ.
utilities-fees-label = Vedi tutte le quote bruciate

faq-validator-question = Quanto mette in staking un validatore?
faq-validator-answer = Il progetto indica due valori: { $conflicts-validator_stake-first } RAA nella tokenomics, { $conflicts-validator_stake-second } RAA o più nella pagina dei validatori. Finché uno dei due non è confermato, non si sa quanti RAA servono per un posto. I nodi sono al massimo { $validators-maximum }.

faq-referral-question = Come funzionano i compensi referral?
faq-referral-answer = Il compenso è mensile e dipende dal volume. Oltre { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } di RAA è dell’{ $referral-tiers-leader-reward } in USDT e dell’{ $referral-tiers-leader-reward } in RAA. Oltre { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") } è dell’{ $referral-tiers-mentor-reward } in ciascuna valuta. Oltre { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") } è del { $referral-tiers-guru-reward } in ciascuna valuta. Il progetto non ha detto su che cosa si calcola la percentuale. Quando condividi un link, di’ che ti fa guadagnare.
faq-referral-action-label = Apri il programma referral

faq-risks-question = Quali sono i rischi?
faq-risks-answer = Il prezzo può scendere a zero. Nessuna data di lancio è confermata, le regole possono cambiare e il codice può non funzionare. I rendimenti possono calare o cessare. Mentre tutto questo accade, i tuoi token sono bloccati. Paga solo ciò che puoi permetterti di perdere.

## Use cases: three people, each before a reading and after. One drawing stands above both columns.

use-cases-title = Tre casi, prima e dopo
use-cases-lead = Le persone sono inventate e nessun risultato è promesso.
use-cases-before = Prima
use-cases-after = Dopo

use-cases-retail-name = Trader privato
use-cases-retail-before-title = Comprare ciò che comprano tutti
use-cases-retail-before-text = Una cripto che conosci a malapena sale da tre giorni e in chat non si parla d’altro. Compri più di quanto volevi. Poi il prezzo cambia direzione. Resisti per orgoglio e poi, di notte, vendi perché non riesci a dormire.
use-cases-retail-after-title = Lasciar passare la ressa
use-cases-retail-after-text = RAAdar mostra che la folla sta scivolando nella FOMO e che i tuoi ultimi ingressi somigliavano a questo. Aspetti prima di dare l’ordine. Compri meno, o niente, e sai perché.
use-cases-retail-uses = RAAdar e una pausa decisa da te

use-cases-pro-name = Trader professionista
use-cases-pro-before-title = Alzare la posta per rifarsi
use-cases-pro-before-text = Di solito il metodo funziona. Dopo una serie di perdite raddoppi la posizione e sposti uno stop loss che avevi impostato tu. A fine giornata hai perso i guadagni di una buona settimana, e il diario di trading dà la colpa al mercato.
use-cases-pro-after-title = Mantenere l’importo deciso
use-cases-pro-after-text = Il tuo profilo segna l’operazione in cui hai superato l’importo previsto. L’agente mantiene il limite che hai fissato prima dell’apertura. Certi giorni perdi ancora. Prima dell’operazione decidi quanto può essere grande una perdita, ma la perdita può comunque risultare maggiore.
use-cases-pro-uses = Profilo comportamentale, agente personale

use-cases-fund-name = Fondo
use-cases-fund-before-title = Discutere sul grafico
use-cases-fund-before-text = Il desk si riunisce a movimento avvenuto. Un analista vede panico, un altro vede valore, ed entrambi portano screenshot. La posizione la decide chi parla per ultimo, e nessuno mette per iscritto il motivo.
use-cases-fund-after-title = Discutere su una rilevazione
use-cases-fund-after-text = Tutti partono dalla stessa misura della folla e dei wallet, integrata nei modelli del desk. Il disaccordo resta, ma riguarda le stesse cifre, e il motivo dell’operazione è messo per iscritto.
use-cases-fund-uses = API di emozioni e comportamenti, come elencata nella roadmap
use-cases-action-label = Confronta i piani

## Partners, news, video: quiet until the data has entries.

partners-title = Partner
partners-statement = Dichiarazione di { $name }

news-title = Rassegna stampa

video-title = Dal rumore alla decisione
video-caption = Disegno: una folla prima e dopo una rilevazione.
video-action-label = Scopri di più su RAA
video-film-watch = Guarda su { $host }
video-film-length =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
video-film-note = Il video arriva da un altro sito. Finché non scegli di guardarlo, da lì non viene caricato nulla.

## Closing call. Its sentence, buttons and risk line are in closing.ftl.

buy-title = Decidi a mente fredda

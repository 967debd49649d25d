meta-title = Tokenomics di RAA: token, sblocco, prezzo e quote bruciate
meta-description = Come sono ripartiti i RAA, quando si sblocca ogni gruppo, quanto costa la prevendita, quali commissioni si bruciano e che cosa resta da chiarire.
meta-keywords = RAA, tokenomics, ripartizione, vesting, prevendita, staking, token bruciati, sRAA
meta-social-title = Tokenomics di RAA, punto per punto
meta-social-description = Tutti i token in una sola immagine: a chi sono destinati, quando si sbloccano e che cosa resta da chiarire.

## Main block

supply-title = Tutti i token,<br>punto per punto
supply-lead = Ogni punto rappresenta { $dot } RAA. Il colore indica il gruppo a cui sono destinati.
supply-networks = Reti
supply-networks-value = { $chains-count }
supply-key = Dal centro verso l’esterno
supply-picture = I token come una spirale di punti, colorati per gruppo dal centro verso l’esterno. Le quote sono nella tabella della ripartizione.

## Allocation

allocation-title = Ripartizione
allocation-lead = La tabella mostra a chi sono destinati i token e, dove si sa, come si sblocca ciascuna parte.
allocation-total = totale dei token

## Plans: five columns, each about 20 characters wide

plans-title = Piani
plans-lead = Se paghi un piano in RAA, hai uno sconto tra il { $plans-token_discount-low } e il { $plans-token_discount-high }. Institutional ed Enterprise si concordano con il team vendite.
plans-start = Per le tue prime rilevazioni.
plans-pro = Per chi opera ogni settimana.
plans-premium = Per chi opera ogni giorno.
plans-institutional = Per desk e fondi.
plans-enterprise = Per piattaforme con condizioni proprie.

## Staking tiers and terms. The fields of the calculator have messages of their own.

tiers-title = La rete di staking
tiers-lead = I livelli sono quattro. Che cosa chieda e offra ciascuno è ancora da chiarire.
tiers-minimum = Staking minimo
tiers-benefits = Vantaggi
calculator-title = Staking e ricompense
calculator-lead = È una stima approssimativa al tasso della prevendita. Dopo il lancio il tasso è dinamico e lo stabilisce la DAO.
staking-title = Le condizioni dello staking

## Burned fees

fees-title = Che cosa si brucia
fees-lead = Ogni cifra è la quota di una commissione che esce dalla circolazione. La barra mostra l’intervallo.

## Release: when tokens unlock, and the price

release-title = Quando si sbloccano i token
release-lead = I mesi si contano dall’evento di generazione dei token (TGE). Fino ad allora non si sblocca nulla.
release-unlock = Calendari di sblocco
release-axis-share = Quota del gruppo sbloccata
release-axis-months = Mesi dopo il TGE
release-picture = Tre linee salgono da zero all’intera quota del loro gruppo. La tabella che segue riporta lo stesso calendario.
release-group = Gruppo
release-locked = Blocco
release-period = Durata dello sblocco
release-complete = Sblocco completo
release-presale-locked = Fino al TGE
release-presale-period =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } mese, lineare
       *[other] { $presale-vesting_months } mesi, lineare
    }
release-partners-locked =
    { $tokenomics-partners_lock ->
        [one] Per { $tokenomics-partners_lock } mese dopo il TGE
       *[other] Per { $tokenomics-partners_lock } mesi dopo il TGE
    }
release-partners-period =
    { $tokenomics-partners_vesting ->
        [one] { $tokenomics-partners_vesting } mese
       *[other] { $tokenomics-partners_vesting } mesi
    }
release-team-locked =
    { $tokenomics-team_cliff ->
        [one] Per { $tokenomics-team_cliff } anno dopo il TGE
       *[other] Per { $tokenomics-team_cliff } anni dopo il TGE
    }
release-team-period =
    { $tokenomics-team_vesting ->
        [one] { $tokenomics-team_vesting } mese
       *[other] { $tokenomics-team_vesting } mesi
    }
release-month = Mese { $month }
release-none = Per questi gruppi il progetto non indica un calendario
price-title = Quanto paghi e quando
price-lead =
    { $presale-step_days ->
        [one] Secondo le condizioni la prevendita apre a { $presale-initial_price } USD e il prezzo sale ogni giorno. La quotazione è prevista a { $presale-listing_price } USD.
       *[other] Secondo le condizioni la prevendita apre a { $presale-initial_price } USD e il prezzo sale ogni { $presale-step_days } giorni. La quotazione è prevista a { $presale-listing_price } USD.
    }
price-note = L’entità di ogni scatto non è nota, quindi qui non si può calcolare il prezzo di un dato giorno.
price-picture = Barre che salgono da { $presale-initial_price } USD all’apertura a { $presale-listing_price } USD alla quotazione. Le altezze intermedie non sono note.
price-opening = Apertura, USD
price-step =
    { $presale-step_days ->
        [one] uno scatto al giorno, entità non nota
       *[other] uno scatto ogni { $presale-step_days } giorni, entità non nota
    }
price-listing = Quotazione, USD

## Networks

chains-title = Reti
chains-lead = Secondo il progetto, i contratti di RAA sono distribuiti su { $chains-count } reti. Su ciascuna sRAA ha { $staking-token-decimals } decimali.
chains-unknown = Non si conosce ancora alcun indirizzo di contratto, quindi non lo si può verificare.
chains-card = Acquisti con carta

## Sustainable model

model-title = Come circola il valore
model-lead = Ecco il flusso come lo descrive il progetto, e poi le quote che indica.
model-pay = Gli utenti pagano rilevazioni, agenti e dati
model-burn = Della maggior parte delle commissioni si brucia una quota
model-create = Agli autori va il { $tokenomics-creator_share } del pagamento di ogni copia
model-validate = I validatori partecipano alle entrate del protocollo
model-govern = La DAO decide su rendimento e tesoreria
model-split-title = Una copia, un pagamento
model-split-creator = Autore del modello
model-split-creator-value = { $tokenomics-creator_share }
model-split-protocol = Protocollo
model-split-protocol-value = { $tokenomics-protocol_share }
model-split-note = Da { $tokenomics-micro_token_copies } copie attive in su, un agente può lanciare un proprio micro-token.
model-rate-title = Il tasso di staking
model-rate-before = Fino al TGE
model-rate-before-value = APY fino al { $staking-apy }
model-rate-after = Dopo il lancio
model-rate-after-value = lo fissa la DAO
model-rate-note = Per la parte tratteggiata non c’è una cifra. Un rendimento viene pagato solo finché qualcuno lo finanzia, e può scendere a zero.
model-discount-title = Un piano pagato in RAA
model-discount-least = Risparmi almeno
model-discount-least-value = { $plans-token_discount-low }
model-discount-most = Risparmi al massimo
model-discount-most-value = { $plans-token_discount-high }
model-discount-note = La parte tratteggiata dipende dal piano. Il prezzo di RAA cambia, e con esso il risparmio in dollari.

## Expansion and closing call

expansion-title = Espansione
join-title = Partecipa all’economia di RAA

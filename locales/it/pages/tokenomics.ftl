meta-title = Tokenomics di RAA: token, sblocco, prezzo e quote bruciate
meta-description = Come sono ripartiti i RAA, quando si sblocca ogni gruppo, quanto costa la prevendita, quali commissioni si bruciano e che cosa resta da chiarire.
meta-keywords = RAA, tokenomics, ripartizione, vesting, prevendita, staking, token bruciati, sRAA
meta-social-title = Tokenomics di RAA, punto per punto
meta-social-description = Tutti i token in una sola immagine: a chi sono destinati, quando si sbloccano e che cosa resta da chiarire.

## Main block

supply-title = Tutti i token,<br>punto per punto
supply-lead = Ogni punto rappresenta { $dot } RAA. Il colore indica il gruppo a cui sono destinati.
supply-networks-label = Reti
supply-networks-value = { $chains-count }
supply-key-label = Dal centro verso l’esterno
supply-picture = I token come una spirale di punti, colorati per gruppo dal centro verso l’esterno. Le quote sono nella tabella della ripartizione.

## Allocation

allocation-title = Ripartizione
allocation-lead = La tabella mostra a chi sono destinati i token e, dove si sa, come si sblocca ciascuna parte.
allocation-total-label = totale dei token

## Plans: five columns, each about 20 characters wide

plans-title = Piani
plans-lead = Se paghi un piano in RAA, hai uno sconto tra il { $plans-token_discount-low } e il { $plans-token_discount-high }. Institutional ed Enterprise si concordano con il team vendite.
plans-start-description = Per le tue prime rilevazioni.
plans-pro-description = Per chi opera ogni settimana.
plans-premium-description = Per chi opera ogni giorno.
plans-institutional-description = Per desk e fondi.
plans-enterprise-description = Per piattaforme con condizioni proprie.

## Staking tiers and terms. The fields of the calculator have messages of their own.

staking-title = La rete di staking
staking-lead = I livelli sono quattro. Che cosa chieda e offra ciascuno è ancora da chiarire.
staking-minimum = Staking minimo
staking-benefits = Vantaggi
staking-calculator-title = Staking e ricompense
staking-calculator-lead = È una stima approssimativa al tasso della prevendita. Dopo il lancio il tasso è dinamico e lo stabilisce la DAO.
staking-terms-title = Le condizioni dello staking

## Burned fees

fees-title = Che cosa si brucia
fees-lead = Ogni cifra è la quota di una commissione che esce dalla circolazione. La barra mostra l’intervallo.

## Release: when tokens unlock, and the price

release-title = Quando si sbloccano i token
release-lead = I mesi si contano dall’evento di generazione dei token (TGE). Fino ad allora non si sblocca nulla.
release-unlock-title = Calendari di sblocco
release-unlock-share = Quota del gruppo sbloccata
release-unlock-months = Mesi dopo il TGE
release-unlock-picture = Tre linee salgono da zero all’intera quota del loro gruppo. La tabella che segue riporta lo stesso calendario.
release-unlock-columns-group = Gruppo
release-unlock-columns-locked = Blocco
release-unlock-columns-period = Durata dello sblocco
release-unlock-columns-complete = Sblocco completo
release-unlock-presale-locked = Fino al TGE
release-unlock-presale-period =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } mese, lineare
       *[other] { $presale-vesting_months } mesi, lineare
    }
release-unlock-partners-locked =
    { $tokenomics-partners_lock ->
        [one] Per { $tokenomics-partners_lock } mese dopo il TGE
       *[other] Per { $tokenomics-partners_lock } mesi dopo il TGE
    }
release-unlock-partners-period =
    { $tokenomics-partners_vesting ->
        [one] { $tokenomics-partners_vesting } mese
       *[other] { $tokenomics-partners_vesting } mesi
    }
release-unlock-team-locked =
    { $tokenomics-team_cliff ->
        [one] Per { $tokenomics-team_cliff } anno dopo il TGE
       *[other] Per { $tokenomics-team_cliff } anni dopo il TGE
    }
release-unlock-team-period =
    { $tokenomics-team_vesting ->
        [one] { $tokenomics-team_vesting } mese
       *[other] { $tokenomics-team_vesting } mesi
    }
release-month = Mese { $month }
release-unlock-none-title = Per questi gruppi il progetto non indica un calendario
release-price-title = Quanto paghi e quando
release-price-lead =
    { $presale-step_days ->
        [one] Secondo le condizioni la prevendita apre a { $presale-initial_price } USD e il prezzo sale ogni giorno. La quotazione è prevista a { $presale-listing_price } USD.
       *[other] Secondo le condizioni la prevendita apre a { $presale-initial_price } USD e il prezzo sale ogni { $presale-step_days } giorni. La quotazione è prevista a { $presale-listing_price } USD.
    }
release-price-note = L’entità di ogni scatto non è nota, quindi qui non si può calcolare il prezzo di un dato giorno.
release-price-picture = Barre che salgono da { $presale-initial_price } USD all’apertura a { $presale-listing_price } USD alla quotazione. Le altezze intermedie non sono note.
release-price-opening = Apertura, USD
release-price-step =
    { $presale-step_days ->
        [one] uno scatto al giorno, entità non nota
       *[other] uno scatto ogni { $presale-step_days } giorni, entità non nota
    }
release-price-listing = Quotazione, USD

## Networks

chains-title = Reti
chains-lead = Secondo il progetto, i contratti di RAA sono distribuiti su { $chains-count } reti. Su ciascuna sRAA ha { $staking-token-decimals } decimali.
chains-unknown = Non si conosce ancora alcun indirizzo di contratto, quindi non lo si può verificare.
chains-card = Acquisti con carta

## Sustainable model

model-title = Come circola il valore
model-lead = Ecco il flusso come lo descrive il progetto, e poi le quote che indica.
model-pay-text = Gli utenti pagano rilevazioni, agenti e dati
model-burn-text = Della maggior parte delle commissioni si brucia una quota
model-create-text = Agli autori va il { $tokenomics-creator_share } del pagamento di ogni copia
model-validate-text = I validatori partecipano alle entrate del protocollo
model-govern-text = La DAO decide su rendimento e tesoreria
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

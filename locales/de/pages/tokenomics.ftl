meta-title = RAA-Tokenomics: Menge, Freigabe, Preis, Verbrennung
meta-description = Wie RAA verteilt ist, wann welche Token freigegeben werden, was der Presale kostet, was verbrannt wird und was noch offen ist.
meta-keywords = RAA, Tokenomics, Verteilung, Vesting, Presale, Staking, Token-Verbrennung, sRAA
meta-social-title = RAA-Tokenomics, Punkt für Punkt
meta-social-description = Die Gesamtmenge in einem Bild: für wen sie vorgesehen ist, wann sie freigegeben wird und was noch offen ist.

## Main block

supply-title = Alle Token,<br>Punkt für Punkt
supply-lead = Jeder Punkt steht für { $dot } RAA. Seine Farbe zeigt, für welche Gruppe sie vorgesehen sind.
supply-networks-label = Netzwerke
supply-networks-value = { $chains-count }
supply-key-label = Von der Mitte nach außen
supply-picture = Die Gesamtmenge als Spirale aus Punkten, von der Mitte nach außen nach Gruppen gefärbt. Die Anteile stehen in der Tabelle zur Verteilung.

## Allocation

allocation-title = Verteilung
allocation-lead = Für wen die Gesamtmenge vorgesehen ist und wie jeder Teil freigegeben wird, soweit das bekannt ist.
allocation-total-label = Gesamtmenge

## Plans

plans-title = Tarife
plans-lead = Bei Zahlung in RAA kostet ein Tarif { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } weniger. Institutional und Enterprise werden mit dem Vertrieb vereinbart.
plans-start-description = Für die ersten Stimmungsbilder.
plans-pro-description = Für alle, die jede Woche handeln.
plans-premium-description = Für alle, die jeden Tag handeln.
plans-institutional-description = Für Handelsabteilungen und Fonds.
plans-enterprise-description = Für Plattformen mit eigenen Bedingungen.

## Staking tiers and terms

staking-title = Staking-Netzwerk
staking-lead = Es gibt vier Stufen. Was jede verlangt und bietet, ist noch offen.
staking-minimum = Mindest-Stake
staking-benefits = Vorteile
staking-calculator-title = Staking-Rechner
staking-calculator-lead = Eine grobe Schätzung zum Zinssatz des Presales. Nach dem Start ist der Zinssatz variabel und wird von der DAO festgelegt.
staking-terms-title = Die Bedingungen des Stakings

## Burned fees

fees-title = Was verbrannt wird
fees-lead = Der Anteil jeder Gebühr, der aus dem Umlauf verschwindet. Ein Balken zeigt die Spanne.

## Release: when tokens unlock, and the price

release-title = Wann Token freigegeben werden
release-lead = Die Monate zählen ab dem Token Generation Event (TGE). Bis dahin bleibt alles bei null.
release-unlock-title = Freigabepläne
release-unlock-share = Freigegebener Anteil der Gruppe
release-unlock-months = Monate nach dem TGE
release-unlock-picture = Drei Linien steigen von null bis zum vollen Anteil ihrer Gruppe. Die Tabelle danach enthält denselben Plan.
release-unlock-columns-group = Gruppe
release-unlock-columns-locked = Gesperrt
release-unlock-columns-period = Freigabe über
release-unlock-columns-complete = Vollständig frei
release-unlock-presale-locked = Bis zum TGE
release-unlock-presale-period =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } Monat, linear
       *[other] { $presale-vesting_months } Monate, linear
    }
release-unlock-partners-locked =
    { $tokenomics-partners_lock ->
        [one] Bis { $tokenomics-partners_lock } Monat nach dem TGE
       *[other] Bis { $tokenomics-partners_lock } Monate nach dem TGE
    }
release-unlock-partners-period =
    { $tokenomics-partners_vesting ->
        [one] { $tokenomics-partners_vesting } Monat
       *[other] { $tokenomics-partners_vesting } Monate
    }
release-unlock-team-locked =
    { $tokenomics-team_cliff ->
        [one] Bis { $tokenomics-team_cliff } Jahr nach dem TGE
       *[other] Bis { $tokenomics-team_cliff } Jahre nach dem TGE
    }
release-unlock-team-period =
    { $tokenomics-team_vesting ->
        [one] { $tokenomics-team_vesting } Monat
       *[other] { $tokenomics-team_vesting } Monate
    }
release-month = Monat { $month }
release-unlock-none-title = Für diese Gruppen nennt das Projekt keinen Freigabeplan
release-price-title = Was Sie wann zahlen
release-price-lead =
    { $presale-step_days ->
        [one] Laut den Bedingungen beginnt der Presale bei { $presale-initial_price } USD, und der Preis steigt jeden Tag. Das Listing ist zu { $presale-listing_price } USD geplant.
       *[other] Laut den Bedingungen beginnt der Presale bei { $presale-initial_price } USD, und der Preis steigt alle { $presale-step_days } Tage. Das Listing ist zu { $presale-listing_price } USD geplant.
    }
release-price-note = Um wie viel der Preis jeweils steigt, ist nicht bekannt. Deshalb lässt sich hier nicht ausrechnen, wie hoch er an einem bestimmten Tag ist.
release-price-picture = Balken, die von { $presale-initial_price } USD zu Beginn bis { $presale-listing_price } USD beim Listing steigen. Die Höhen dazwischen sind nicht bekannt.
release-price-opening = Beginn, USD
release-price-step =
    { $presale-step_days ->
        [one] jeden Tag eine Stufe, Höhe nicht bekannt
       *[other] alle { $presale-step_days } Tage eine Stufe, Höhe nicht bekannt
    }
release-price-listing = Listing, USD

## Networks

chains-title = Netzwerke
chains-lead = Laut Projekt ist RAA in { $chains-count } Netzwerken bereitgestellt. sRAA hat in jedem { $staking-token-decimals } Dezimalstellen.
chains-unknown = Noch ist keine Vertragsadresse bekannt, deshalb lässt sich das nicht nachprüfen.
chains-card = Ziel bei Kartenzahlung

## Sustainable model

model-title = Wohin das Geld fließt
model-lead = Der Ablauf, wie ihn das Projekt beschreibt, dann die Anteile, die es nennt.
model-pay-text = Nutzer zahlen für Stimmungsbilder, Agenten und Daten
model-burn-text = Ein Teil der meisten Gebühren wird verbrannt
model-create-text = Von jeder Zahlung für eine Kopie gehen { $tokenomics-creator_share } an den Ersteller
model-validate-text = Validatoren sind an den Erlösen des Protokolls beteiligt
model-govern-text = Die DAO bestimmt über Rendite und Treasury
model-split-title = Eine Kopie, eine Zahlung
model-split-creator = Ersteller der Vorlage
model-split-creator-value = { $tokenomics-creator_share }
model-split-protocol = Protokoll
model-split-protocol-value = { $tokenomics-protocol_share }
model-split-note = Ab { $tokenomics-micro_token_copies } aktiven Kopien darf ein Agent einen eigenen Mikro-Token herausgeben.
model-rate-title = Der Zinssatz beim Staking
model-rate-before = Bis zum TGE
model-rate-before-value = bis zu { $staking-apy } APY
model-rate-after = Nach dem Start
model-rate-after-value = wird von der DAO festgelegt
model-rate-note = Für den schraffierten Teil gibt es keine Zahl. Eine Rendite wird nur gezahlt, solange jemand sie finanziert, und sie kann auf null fallen.
model-discount-title = Ein Tarif, in RAA bezahlt
model-discount-least = Sie sparen mindestens
model-discount-least-value = { $plans-token_discount-low }
model-discount-most = Sie sparen höchstens
model-discount-most-value = { $plans-token_discount-high }
model-discount-note = Der schraffierte Teil hängt vom Tarif ab. Der Preis von RAA schwankt, und mit ihm die Ersparnis in Dollar.

## Expansion and closing call

expansion-title = Ausbau
join-title = An der Token-Ökonomie teilnehmen

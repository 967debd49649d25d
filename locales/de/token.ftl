### The token: names, terms and figures that several pages show.

## The seven groups of the supply: key of the picture, tables, names on the chart; at most 24 characters

group-presale = Presale und Public Sale
group-staking = Staking und Liquidität
group-ecosystem = Ökosystem-Belohnungen
group-team = Team und Berater
group-validators = Validatoren
group-partners = Strategische Partner
group-treasury = Treasury/DAO

## Supply and presale: labels in small type above their values, at most 22 characters each

supply-total = Gesamtmenge
supply-total-value = { $tokenomics-supply } RAA
supply-price-label = Startpreis
supply-price-value = { $presale-initial_price } USD
supply-listing-label = Geplanter Listingpreis
supply-listing-value = { $presale-listing_price } USD
supply-target-label = Finanzierungsziel
supply-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
supply-staking-label = Presale-Staking
supply-staking-value = bis zu { $staking-apy } APY

## Allocation: heads and cells of the table

allocation-group = Gruppe
allocation-tokens = RAA
allocation-share = Anteil
allocation-release-presale =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } Monat, linear, nach dem TGE
       *[other] { $presale-vesting_months } Monate, linear, nach dem TGE
    }
allocation-release-team =
    { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } Jahr Cliff, dann { $tokenomics-team_vesting } Monate
       *[other] { $tokenomics-team_cliff } Jahre Cliff, dann { $tokenomics-team_vesting } Monate
    }
allocation-release-validators = Verteilt auf { $validators-maximum } Nodes
allocation-release-partners = { $tokenomics-partners_lock } Monate Sperre, dann { $tokenomics-partners_vesting } Monate
allocation-release-treasury = Unter Kontrolle der DAO

## Release

release-rest = Für Staking und Liquidität, Ökosystem-Belohnungen, Validatoren und die Treasury nennt das Projekt keinen Freigabeplan.
release-assumed = Bei Partnern und Team wird hier angenommen, dass die Frist mit dem TGE beginnt und die Token gleichmäßig freigegeben werden.

## Token generation event: one of the three is shown, chosen by the data

tge-ahead = TGE und Listing sind für das { $presale-tge-quarter }. Quartal { $presale-tge-year } geplant.
tge-past = TGE und Listing waren für das { $presale-tge-quarter }. Quartal { $presale-tge-year } geplant. Ein bestätigtes Datum gibt es nicht.
tge-confirmed = Das TGE fand am { $date } statt.
tge-link = Zum Termin des TGE

## Plans

plans-price = Preis
plans-token = Bei Zahlung in RAA
plans-alpha = Alpha-Daten
plans-token-value = { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } weniger
plans-pro-alpha = { $plans-pro-alpha_discount } Rabatt
plans-premium-alpha = { $plans-premium-alpha_discount } Rabatt
plans-institutional-token = { $plans-institutional-token_price } RAA
plans-institutional-usd = { $usd } USD zum Startpreis
plans-custom = Individuell
plans-also = auch { $name } genannt

## Staking: labels at most 26 characters, values are short sentences

staking-terms-hold-label = Was Sie halten
staking-terms-hold-value = sRAA, eines für jedes gekaufte RAA und automatisch gestakt
staking-terms-rate-label = Zinssatz bis zum TGE
staking-terms-rate-value = Bis zu { $staking-apy } APY
staking-terms-after-label = Zinssatz nach dem Start
staking-terms-after-value = Variabel, von der DAO festgelegt
staking-terms-claim-label = Einlösung
staking-terms-claim-value = Gesperrt bis zum Listing, dann RAA plus Belohnungen
staking-terms-rounds-label = Mehrere Vesting-Runden
staking-terms-rounds-value = Mehrere signierte Transaktionen nacheinander

## Burned fees: names and shares

fees-margin = Wenn eine Zahlung in herkömmlicher Währung in RAA getauscht wird, fällt eine Marge von { NUMBER($tokenomics-swap_margin-low, style: "decimal") }–{ $tokenomics-swap_margin-high } an. Diese Marge ist ein eigener Kostenpunkt und gehört nicht zu den hier aufgeführten verbrannten Anteilen.
fees-execution-name = Ausführungsgebühren
fees-execution-value = bis zu { $burns-execution }
fees-subscriptions-name = Abonnements
fees-subscriptions-value = { NUMBER($burns-subscriptions-low, style: "decimal") }–{ $burns-subscriptions-high }
fees-copies-name = Kopien von Agentenvorlagen
fees-copies-value = { $burns-copies }
fees-alpha-name = Alpha-Abonnements
fees-alpha-value = { $burns-alpha }
fees-agent-use-name = Nutzung von Agenten
fees-agent-use-value = bis zu { $burns-agent_use }
fees-agent-use-note = laut FAQ
fees-trades-name = Handel mit Agenten-Token
fees-trades-value = { NUMBER($burns-trades-low, style: "decimal") }–{ $burns-trades-high }
fees-vote-name = Governance-Abstimmungen
fees-vote-both = { $conflicts-governance_burn-second } oder bis zu { $conflicts-governance_burn-first }
fees-vote-first = bis zu { $conflicts-governance_burn-first }
fees-vote-second = { $conflicts-governance_burn-second }
fees-readings-title = Zwei Angaben: Governance-Abstimmungen
fees-readings-first = Tokenomics
fees-readings-second = FAQ
fees-readings-note = Solange keine bestätigt ist, rechnen Sie mit der niedrigeren.

## Networks

chains-token = sRAA-Vertragsadresse

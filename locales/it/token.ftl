### The token: names, terms and figures that several pages show.

## The seven groups of the supply: key of the picture, tables, names on the chart; at most 24 characters

group-presale = Prevendita e pubblico
group-staking = Staking e liquidità
group-ecosystem = Ricompense ecosistema
group-team = Team e consulenti
group-validators = Validatori
group-partners = Partner strategici
group-treasury = Tesoreria/DAO

## Supply and presale: labels in small type above their values, at most 22 characters each

supply-total = Totale dei token
supply-total-value = { $tokenomics-supply } RAA
supply-price-label = Prezzo iniziale
supply-price-value = { $presale-initial_price } USD
supply-listing-label = Quotazione prevista a
supply-listing-value = { $presale-listing_price } USD
supply-target-label = Obiettivo di raccolta
supply-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
supply-staking-label = Staking in prevendita
supply-staking-value = APY fino al { $staking-apy }

## Allocation: heads and cells of the table

allocation-group = Gruppo
allocation-tokens = RAA
allocation-share = Quota
allocation-release-presale =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } mese, in modo lineare, dopo il TGE
       *[other] { $presale-vesting_months } mesi, in modo lineare, dopo il TGE
    }
allocation-release-team =
    { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } anno di blocco, poi { $tokenomics-team_vesting } mesi
       *[other] { $tokenomics-team_cliff } anni di blocco, poi { $tokenomics-team_vesting } mesi
    }
allocation-release-validators = Ripartiti su { $validators-maximum } nodi
allocation-release-partners = { $tokenomics-partners_lock } mesi di blocco, poi { $tokenomics-partners_vesting } mesi
allocation-release-treasury = Controllata dalla DAO

## Release

release-rest = Per staking e liquidità, ricompense dell’ecosistema, validatori e tesoreria il progetto non indica alcun calendario.
release-assumed = Per partner e team questa pagina presuppone che il blocco parta dal TGE e che i token si sblocchino in modo uniforme.

## Token generation event: one of the three is shown, chosen by the data

tge-ahead = Il TGE e la quotazione sono previsti per il { $presale-tge-quarter }º trimestre del { $presale-tge-year }.
tge-past = Il TGE e la quotazione erano previsti per il { $presale-tge-quarter }º trimestre del { $presale-tge-year }. Nessuna data è stata confermata.
tge-confirmed = Il TGE è avvenuto in data { $date }.
tge-link = La data del TGE

## Plans

plans-price = Prezzo
plans-token = Se paghi in RAA
plans-alpha = Dati alpha
plans-token-value = { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } in meno
plans-pro-alpha = { $plans-pro-alpha_discount } in meno
plans-premium-alpha = { $plans-premium-alpha_discount } in meno
plans-institutional-token = { $plans-institutional-token_price } RAA
plans-institutional-usd = { $usd } USD al prezzo iniziale
plans-custom = Su misura
plans-also = detto anche { $name }

## Staking: labels at most 26 characters, values are short sentences

staking-terms-hold-label = Che cosa possiedi
staking-terms-hold-value = sRAA, uno per ogni RAA comprato, già in staking
staking-terms-rate-label = Tasso fino al TGE
staking-terms-rate-value = APY fino al { $staking-apy }
staking-terms-after-label = Tasso dopo il lancio
staking-terms-after-value = Dinamico, stabilito dalla DAO
staking-terms-claim-label = Riscossione
staking-terms-claim-value = Bloccata fino alla quotazione; poi RAA più le ricompense
staking-terms-rounds-label = Più tranche di vesting
staking-terms-rounds-value = Più transazioni da firmare, una dopo l’altra

## Burned fees: names and shares

fees-margin = Quando un pagamento in valuta tradizionale viene convertito in RAA, si applica un margine tra lo { $tokenomics-swap_margin-low } e l’{ $tokenomics-swap_margin-high }. È un costo a parte e non rientra tra le quote bruciate indicate qui.
fees-execution-name = Commissioni di esecuzione
fees-execution-value = fino al { $burns-execution }
fees-subscriptions-name = Abbonamenti
fees-subscriptions-value = { NUMBER($burns-subscriptions-low, style: "decimal") }–{ $burns-subscriptions-high }
fees-copies-name = Copie di modelli di agente
fees-copies-value = { $burns-copies }
fees-alpha-name = Abbonamenti ai dati alpha
fees-alpha-value = { $burns-alpha }
fees-agent-use-name = Uso degli agenti
fees-agent-use-value = fino al { $burns-agent_use }
fees-agent-use-note = dalle FAQ
fees-trades-name = Scambi di token di agenti
fees-trades-value = { NUMBER($burns-trades-low, style: "decimal") }–{ $burns-trades-high }
fees-vote-name = Votazioni di governance
fees-vote-both = fino al { $conflicts-governance_burn-first }, o il { $conflicts-governance_burn-second }
fees-vote-first = fino al { $conflicts-governance_burn-first }
fees-vote-second = { $conflicts-governance_burn-second }
fees-readings-title = Due valori: votazioni di governance
fees-readings-first = Tokenomics
fees-readings-second = FAQ
fees-readings-note = Finché uno dei due non è confermato, considera il più basso.

## Networks

chains-token = Contratto sRAA

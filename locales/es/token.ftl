### The token: names, terms and figures that several pages show.

## The seven groups of the supply: key of the picture, tables, names on the chart; at most 24 characters

group-presale = Preventa y público
group-staking = Staking y liquidez
group-ecosystem = Ecosistema (recompensas)
group-team = Equipo y asesores
group-validators = Validadores
group-partners = Socios estratégicos
group-treasury = Tesorería/DAO

## Supply and presale: labels in small type above their values, at most 22 characters each

supply-total = Emisión total
supply-total-value = { $tokenomics-supply } RAA
supply-price-label = Precio inicial
supply-price-value = { $presale-initial_price } USD
supply-listing-label = Listado previsto
supply-listing-value = { $presale-listing_price } USD
supply-target-label = Recaudación objetivo
supply-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
supply-staking-label = Staking en preventa
supply-staking-value = APY de hasta el { $staking-apy }

## Allocation: heads and cells of the table

allocation-group = Grupo
allocation-tokens = RAA
allocation-share = Porcentaje
allocation-release-presale =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } mes, lineal, tras el TGE
       *[other] { $presale-vesting_months } meses, lineal, tras el TGE
    }
allocation-release-team =
    { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } año de carencia y luego { $tokenomics-team_vesting } meses
       *[other] { $tokenomics-team_cliff } años de carencia y luego { $tokenomics-team_vesting } meses
    }
allocation-release-validators = Entre { $validators-maximum } nodos
allocation-release-partners =
    { $tokenomics-partners_lock ->
        [one] { $tokenomics-partners_lock } mes de bloqueo y luego { $tokenomics-partners_vesting } meses
       *[other] { $tokenomics-partners_lock } meses de bloqueo y luego { $tokenomics-partners_vesting } meses
    }
allocation-release-treasury = Bajo el control de la DAO

## Release

release-rest = El proyecto no indica ningún calendario de desbloqueo para staking y liquidez, recompensas del ecosistema, validadores y tesorería.
release-assumed = En el caso de los socios y del equipo, esta página supone que el bloqueo empieza en el TGE y que el desbloqueo es uniforme.

## Token generation event: one of the three is shown, chosen by the data

tge-ahead =
    { $presale-tge-quarter ->
        [1] El TGE y el listado están previstos para el primer trimestre de { $presale-tge-year }.
        [2] El TGE y el listado están previstos para el segundo trimestre de { $presale-tge-year }.
        [3] El TGE y el listado están previstos para el tercer trimestre de { $presale-tge-year }.
       *[4] El TGE y el listado están previstos para el cuarto trimestre de { $presale-tge-year }.
    }
tge-past =
    { $presale-tge-quarter ->
        [1] El TGE y el listado estaban previstos para el primer trimestre de { $presale-tge-year }, pero no hay ninguna fecha confirmada.
        [2] El TGE y el listado estaban previstos para el segundo trimestre de { $presale-tge-year }, pero no hay ninguna fecha confirmada.
        [3] El TGE y el listado estaban previstos para el tercer trimestre de { $presale-tge-year }, pero no hay ninguna fecha confirmada.
       *[4] El TGE y el listado estaban previstos para el cuarto trimestre de { $presale-tge-year }, pero no hay ninguna fecha confirmada.
    }
tge-confirmed = El TGE tuvo lugar el { $date }.
tge-link = La fecha del TGE

## Plans

plans-price = Precio
plans-token = Si pagas en RAA
plans-alpha = Datos alpha
plans-token-value = { NUMBER($plans-token_discount-low, style: "decimal") }-{ $plans-token_discount-high } menos
plans-pro-alpha = { $plans-pro-alpha_discount } menos
plans-premium-alpha = { $plans-premium-alpha_discount } menos
plans-institutional-token = { $plans-institutional-token_price } RAA
plans-institutional-usd = { $usd } USD al precio inicial
plans-custom = A medida
plans-also = también llamado { $name }

## Staking: labels at most 26 characters, values are short sentences

staking-terms-hold-label = Lo que tienes
staking-terms-hold-value = sRAA, uno por cada RAA que compraste, en staking de forma automática
staking-terms-rate-label = Tasa hasta el TGE
staking-terms-rate-value = APY de hasta el { $staking-apy }
staking-terms-after-label = Tasa tras el lanzamiento
staking-terms-after-value = Dinámica, fijada por la DAO
staking-terms-claim-label = Canje
staking-terms-claim-value = Bloqueado hasta el listado; después, RAA más las recompensas
staking-terms-rounds-label = Si tienes varias rondas
staking-terms-rounds-value = Varias transacciones firmadas, una tras otra

## Burned fees: names and shares

fees-margin = Cuando un pago en moneda tradicional se cambia a RAA, se aplica un margen de entre el { NUMBER($tokenomics-swap_margin-low, style: "decimal") } y el { $tokenomics-swap_margin-high }. Ese margen es un coste aparte y no forma parte de las quemas que figuran aquí.
fees-execution-name = Comisiones de ejecución
fees-execution-value = hasta { $burns-execution }
fees-subscriptions-name = Suscripciones
fees-subscriptions-value = { NUMBER($burns-subscriptions-low, style: "decimal") }-{ $burns-subscriptions-high }
fees-copies-name = Copias de agentes
fees-copies-value = { $burns-copies }
fees-alpha-name = Suscripciones alpha
fees-alpha-value = { $burns-alpha }
fees-agent-use-name = Uso de agentes
fees-agent-use-value = hasta { $burns-agent_use }
fees-agent-use-note = según las preguntas frecuentes
fees-trades-name = Negociación de tokens de agentes
fees-trades-value = { NUMBER($burns-trades-low, style: "decimal") }-{ $burns-trades-high }
fees-vote-name = Votaciones de gobernanza
fees-vote-both = hasta { $conflicts-governance_burn-first }, o bien { $conflicts-governance_burn-second }
fees-vote-first = hasta { $conflicts-governance_burn-first }
fees-vote-second = { $conflicts-governance_burn-second }
fees-readings-title = Dos cifras: votaciones de gobernanza
fees-readings-first = Tokenomía
fees-readings-second = Preguntas frecuentes
fees-readings-note = Mientras no se confirme una de las dos, calcula con la menor.

## Networks

chains-token = Contrato de sRAA

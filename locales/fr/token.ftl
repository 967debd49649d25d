### The token: names, terms and figures that several pages show.

## The seven groups of the supply: key of the picture, tables, names on the chart; at most 24 characters

group-presale = Prévente/vente publique
group-staking = Staking et liquidité
group-ecosystem = Récompenses d’écosystème
group-team = Équipe et conseillers
group-validators = Validateurs
group-partners = Partenaires stratégiques
group-treasury = Trésorerie/DAO

## Supply and presale: labels in small type above their values, at most 22 characters each

supply-total = Offre totale
supply-total-value = { $tokenomics-supply } RAA
supply-price-label = Prix initial
supply-price-value = { $presale-initial_price } USD
supply-listing-label = Prix de cotation prévu
supply-listing-value = { $presale-listing_price } USD
supply-target-label = Objectif de levée
supply-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
supply-staking-label = Staking en prévente
supply-staking-value = jusqu’à { $staking-apy } d’APY

## Allocation: heads and cells of the table

allocation-group = Groupe
allocation-tokens = RAA
allocation-share = Part
allocation-release-presale = Linéaire sur { $presale-vesting_months } mois après le TGE
allocation-release-team =
    { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } an de blocage, puis { $tokenomics-team_vesting } mois
       *[other] { $tokenomics-team_cliff } ans de blocage, puis { $tokenomics-team_vesting } mois
    }
allocation-release-validators = Sur { $validators-maximum } nœuds
allocation-release-partners = { $tokenomics-partners_lock } mois de blocage, puis { $tokenomics-partners_vesting } mois
allocation-release-treasury = Sous le contrôle de la DAO

## Release

release-rest = Le projet n’indique aucun calendrier pour le staking et la liquidité, les récompenses de l’écosystème, les validateurs et la trésorerie.
release-assumed = Pour les partenaires et l’équipe, cette page suppose que le blocage commence au TGE et que les jetons se débloquent à un rythme régulier.

## Token generation event: one of the three is shown, chosen by the data

tge-ahead = Le TGE et la cotation sont prévus au T{ $presale-tge-quarter } { $presale-tge-year }.
tge-past = Le TGE et la cotation étaient prévus au T{ $presale-tge-quarter } { $presale-tge-year } ; aucune date n’est confirmée.
tge-confirmed = Le TGE a eu lieu le { $date }.
tge-link = La date du TGE

## Plans

plans-price = Prix
plans-token = Paiement en RAA
plans-alpha = Données alpha
plans-token-value = { NUMBER($plans-token_discount-low, style: "decimal") } à { $plans-token_discount-high } de moins
plans-pro-alpha = { $plans-pro-alpha_discount } de remise
plans-premium-alpha = { $plans-premium-alpha_discount } de remise
plans-institutional-token = { $plans-institutional-token_price } RAA
plans-institutional-usd = { $usd } USD au prix initial
plans-custom = Sur mesure
plans-also = dite aussi { $name }

## Staking: labels at most 26 characters, values are short sentences

staking-terms-hold-label = Ce que vous détenez
staking-terms-hold-value = Des sRAA, un par RAA acheté, mis en staking automatiquement
staking-terms-rate-label = Taux avant le TGE
staking-terms-rate-value = Jusqu’à { $staking-apy } d’APY
staking-terms-after-label = Taux après le lancement
staking-terms-after-value = Variable, fixé par la DAO
staking-terms-claim-label = Retrait
staking-terms-claim-value = Bloqué jusqu’à la cotation ; ensuite, des RAA et les récompenses
staking-terms-rounds-label = Tranches de vesting
staking-terms-rounds-value = Une transaction à signer par tranche, l’une après l’autre

## Burned fees: names and shares

fees-margin = Quand un paiement en monnaie traditionnelle est converti en RAA, une marge de { NUMBER($tokenomics-swap_margin-low, style: "decimal") } à { $tokenomics-swap_margin-high } s’applique. C’est un coût à part, qui ne fait pas partie des frais brûlés indiqués ici.
fees-execution-name = Frais d’exécution
fees-execution-value = jusqu’à { $burns-execution }
fees-subscriptions-name = Abonnements
fees-subscriptions-value = { NUMBER($burns-subscriptions-low, style: "decimal") } à { $burns-subscriptions-high }
fees-copies-name = Copies de modèles d’agents
fees-copies-value = { $burns-copies }
fees-alpha-name = Abonnements alpha
fees-alpha-value = { $burns-alpha }
fees-agent-use-name = Usage d’un agent
fees-agent-use-value = jusqu’à { $burns-agent_use }
fees-agent-use-note = d’après la FAQ
fees-trades-name = Échanges de jetons d’agent
fees-trades-value = { NUMBER($burns-trades-low, style: "decimal") } à { $burns-trades-high }
fees-vote-name = Votes de gouvernance
fees-vote-both = { $conflicts-governance_burn-second } ou jusqu’à { $conflicts-governance_burn-first }
fees-vote-first = jusqu’à { $conflicts-governance_burn-first }
fees-vote-second = { $conflicts-governance_burn-second }
fees-readings-title = Deux valeurs : votes de gouvernance
fees-readings-first = Tokenomics
fees-readings-second = FAQ
fees-readings-note = Tant qu’aucune n’est confirmée, retenez la plus basse.

## Networks

chains-token = Contrat sRAA

### The token: names, terms and figures that several pages show.

## The seven groups of the supply: key of the picture, tables, names on the chart; at most 24 characters

group-presale = Presale and public
group-staking = Staking and liquidity
group-ecosystem = Ecosystem rewards
group-team = Team and advisors
group-validators = Validators
group-partners = Strategic partners
group-treasury = Treasury/DAO

## Supply and presale: labels in small type above their values, at most 22 characters each

supply-total = Total supply
supply-total-value = { $tokenomics-supply } RAA
supply-price-label = Initial price
supply-price-value = { $presale-initial_price } USD
supply-listing-label = Planned listing price
supply-listing-value = { $presale-listing_price } USD
supply-target-label = Raise target
supply-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
supply-staking-label = Presale staking
supply-staking-value = up to { $staking-apy } APY

## Allocation: heads and cells of the table

# Column heads; at most 14 characters each.
allocation-group = Group
allocation-tokens = RAA
allocation-share = Share
# Release column; at most 40 characters each.
allocation-release-presale =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } month, linear, after TGE
       *[other] { $presale-vesting_months } months, linear, after TGE
    }
# The cliff is counted in years, the vesting in months.
allocation-release-team = { $tokenomics-team_cliff }-year cliff, then { $tokenomics-team_vesting } months
allocation-release-validators = Across { $validators-maximum } nodes
allocation-release-partners = { $tokenomics-partners_lock }-month lock, then { $tokenomics-partners_vesting } months
allocation-release-treasury = Controlled by the DAO

## Release

release-rest = The project names no release schedule for staking and liquidity, ecosystem rewards, validators and the treasury.
release-assumed = For partners and the team, this page assumes that the lock starts at TGE and that tokens unlock evenly.

## Token generation event: one of the three is shown, chosen by the data

tge-ahead = TGE and listing are planned for Q{ $presale-tge-quarter } { $presale-tge-year }.
tge-past = TGE and listing were planned for Q{ $presale-tge-quarter } { $presale-tge-year }. No date has been confirmed.
# { $date } is a full date.
tge-confirmed = TGE took place on { $date }.
# Leads to the sentence above, in the risk disclosure; at most 24 characters.
tge-link = The date of TGE

## Plans

# Labels of the three lines of every plan; at most 20 characters.
plans-price = Price
plans-token = When paid in RAA
plans-alpha = Alpha data
plans-token-value = { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } less
plans-pro-alpha = { $plans-pro-alpha_discount } off
plans-premium-alpha = { $plans-premium-alpha_discount } off
plans-institutional-token = { $plans-institutional-token_price } RAA
# Under a price in RAA; { $usd } is an amount.
plans-institutional-usd = { $usd } USD at the initial price
plans-custom = Custom
# After the name of a plan that has a second name.
plans-also = also called { $name }

## Staking: labels at most 26 characters, values are short sentences

staking-terms-hold-label = What you hold
staking-terms-hold-value = sRAA, one for every RAA you bought, staked automatically
staking-terms-rate-label = Rate until TGE
staking-terms-rate-value = Up to { $staking-apy } APY
staking-terms-after-label = Rate after launch
staking-terms-after-value = Dynamic, set by the DAO
staking-terms-claim-label = Claim
staking-terms-claim-value = Locked until listing; then RAA plus rewards
staking-terms-rounds-label = Several vesting rounds
staking-terms-rounds-value = Several signed transactions, one after another

## Burned fees: names and shares

# Swap: an amount paid in ordinary money is exchanged for RAA automatically.
fees-margin = When a payment in ordinary money is swapped for RAA, a margin of { NUMBER($tokenomics-swap_margin-low, style: "decimal") }–{ $tokenomics-swap_margin-high } applies. It is a separate cost and not one of the burns listed here.
# Names of fees; at most 26 characters.
fees-execution-name = Execution fees
fees-execution-value = up to { $burns-execution }
fees-subscriptions-name = Subscriptions
fees-subscriptions-value = { NUMBER($burns-subscriptions-low, style: "decimal") }–{ $burns-subscriptions-high }
fees-copies-name = Agent template copies
fees-copies-value = { $burns-copies }
fees-alpha-name = Alpha subscriptions
fees-alpha-value = { $burns-alpha }
fees-agent-use-name = Agent use
fees-agent-use-value = up to { $burns-agent_use }
# Small, after the name: only the questions and answers say this.
fees-agent-use-note = from the FAQ
fees-trades-name = Agent-token trades
fees-trades-value = { NUMBER($burns-trades-low, style: "decimal") }–{ $burns-trades-high }
fees-vote-name = Governance votes
# Both values in one narrow cell; at most 24 characters.
fees-vote-both = up to { $conflicts-governance_burn-first }, or { $conflicts-governance_burn-second }
fees-vote-first = up to { $conflicts-governance_burn-first }
fees-vote-second = { $conflicts-governance_burn-second }
# Head of a framed panel; the phrase “two figures” is used wherever sources differ.
fees-readings-title = Two figures: governance votes
fees-readings-first = Tokenomics
fees-readings-second = FAQ
fees-readings-note = Until one is confirmed, assume the lower one.

## Networks

# Label above a contract address.
chains-token = sRAA contract

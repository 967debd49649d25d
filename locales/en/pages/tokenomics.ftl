# Browser tab and search result: title at most 60 characters, description at most 160.
meta-title = RAA tokenomics: supply, release, price and burns
meta-description = How RAA is shared out, when each group unlocks, what the presale costs, which fees are burned, and what is still open.
meta-keywords = RAA, tokenomics, allocation, vesting, presale, staking, token burn, sRAA
# Title and text of a shared link.
meta-social-title = RAA tokenomics, dot by dot
meta-social-description = The whole supply in one picture: who it is set aside for, when it unlocks, and what is still open.

## Main block

# The page's head, very large: two short lines of at most 18 characters, broken by <br>.
supply-title = The whole supply,<br>dot by dot
# Beside a picture of coloured dots. { $dot } is how many tokens one dot stands for.
supply-lead = Each dot is { $dot } RAA. Its colour shows the group it is set aside for.
supply-networks-label = Networks
supply-networks-value = { $chains-count }
# Before the list of the seven groups: the picture is coloured in this order, starting in its middle.
supply-key-label = From the centre out
# Read out in place of the picture.
supply-picture = The supply as a spiral of dots, coloured by group from the centre out. The shares are in the allocation table.

## Allocation

allocation-title = Allocation
allocation-lead = The table shows who the supply is set aside for and, where it is known, how each part is released.
# In the middle of the ring, under the figure of the total supply.
allocation-total-label = total supply

## Plans: five columns, each about 20 characters wide

plans-title = Plans
# The range is a percentage, e.g. 20–40%.
plans-lead = Pay in RAA and a plan costs { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } less. Institutional and Enterprise are arranged with sales.
# One sentence under the plan's name; plan names stay as they are.
plans-start-description = For taking your first readings.
plans-pro-description = For people who trade every week.
plans-premium-description = For people who trade every day.
plans-institutional-description = For desks and funds.
plans-enterprise-description = For platforms with terms of their own.

## Staking tiers and terms. The fields of the calculator have messages of their own.

staking-title = Staking network
staking-lead = There are four tiers. What each one requires and gives is still open.
# Labels of the two lines of every tier; at most 20 characters.
staking-minimum = Minimum stake
staking-benefits = Benefits
# Head and sentence above the calculator.
staking-calculator-title = Stake and earn
staking-calculator-lead = This is a rough estimate at the presale rate. After launch the rate is dynamic and set by the DAO.
# Head of a list of terms beside the calculator.
staking-terms-title = The terms of staking

## Burned fees

fees-title = What is burned
fees-lead = Each figure is the share of a fee that leaves circulation. A bar shows the range.

## Release: when tokens unlock, and the price

release-title = When tokens unlock
# Followed by the sentence on TGE (tge-… in token.ftl) that fits the data.
release-lead = Months are counted from the token generation event (TGE). Until it happens, everything stays at zero.
# Heard by screen readers before the chart and its table.
release-unlock-title = Unlock schedules
# The chart's axes, small type.
release-unlock-share = Share of the group unlocked
release-unlock-months = Months after TGE
# Read out in place of the chart.
release-unlock-picture = Three lines rise from zero to the whole share of their group. The table that follows shows the same schedule.
# Column heads of the table under the chart; at most 22 characters.
release-unlock-columns-group = Group
release-unlock-columns-locked = Locked
release-unlock-columns-period = Unlocks over
release-unlock-columns-complete = Fully unlocked
release-unlock-presale-locked = Until TGE
release-unlock-presale-period =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } month, linear
       *[other] { $presale-vesting_months } months, linear
    }
release-unlock-partners-locked =
    { $tokenomics-partners_lock ->
        [one] { $tokenomics-partners_lock } month after TGE
       *[other] { $tokenomics-partners_lock } months after TGE
    }
release-unlock-partners-period =
    { $tokenomics-partners_vesting ->
        [one] { $tokenomics-partners_vesting } month
       *[other] { $tokenomics-partners_vesting } months
    }
release-unlock-team-locked =
    { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } year after TGE
       *[other] { $tokenomics-team_cliff } years after TGE
    }
release-unlock-team-period =
    { $tokenomics-team_vesting ->
        [one] { $tokenomics-team_vesting } month
       *[other] { $tokenomics-team_vesting } months
    }
# { $month } counts the months after TGE, e.g. Month 24.
release-month = Month { $month }
# In the table, above the groups that have no schedule.
release-unlock-none-title = The project names no schedule for these groups
# Head of the price part, large.
release-price-title = What you pay, and when
release-price-lead =
    { $presale-step_days ->
        [one] Under the terms of the presale, the price opens at { $presale-initial_price } USD and rises every day. Listing is planned at { $presale-listing_price } USD.
       *[other] Under the terms of the presale, the price opens at { $presale-initial_price } USD and rises every { $presale-step_days } days. Listing is planned at { $presale-listing_price } USD.
    }
release-price-note = The size of a step is not known, so the price on a given day cannot be worked out here.
# Read out in place of the bars.
release-price-picture = Bars rising from { $presale-initial_price } USD at the opening to { $presale-listing_price } USD at listing. The heights in between are not known.
# Under the first bar, the middle and the last bar; at most 16, 24 and 16 characters.
release-price-opening = Opening, USD
release-price-step =
    { $presale-step_days ->
        [one] a step every day, size not known
       *[other] a step every { $presale-step_days } days, size not known
    }
release-price-listing = Listing, USD

## Networks

chains-title = Networks
chains-lead = According to the project, RAA is deployed on { $chains-count } networks. sRAA has { $staking-token-decimals } decimals on each.
# Follows it as long as that is so.
chains-unknown = No contract address is known yet, so this cannot be checked.
# Badge on the network that receives card purchases; at most 24 characters.
chains-card = For card purchases

## Sustainable model

model-title = How value moves
model-lead = You see the flow as the project describes it, then the shares that it names.
# Five steps on one line, about 24 characters wide each; at most four lines.
model-pay-text = People pay for readings, agents and data
model-burn-text = Part of most fees is burned
model-create-text = Creators get { $tokenomics-creator_share } of every copy payment
model-validate-text = Validators share protocol revenue
model-govern-text = The DAO sets yield and treasury
# Three small charts, each with a head, labels, values and one sentence.
model-split-title = One copy, one payment
model-split-creator = Creator of the template
model-split-creator-value = { $tokenomics-creator_share }
model-split-protocol = Protocol
model-split-protocol-value = { $tokenomics-protocol_share }
model-split-note = From { $tokenomics-micro_token_copies } active copies an agent may launch its own micro-token.
model-rate-title = The staking rate
model-rate-before = Until TGE
model-rate-before-value = up to { $staking-apy } APY
model-rate-after = After launch
model-rate-after-value = set by the DAO
model-rate-note = There is no figure for the hatched part. A yield is paid only as long as someone funds it, and it can fall to zero.
model-discount-title = A plan, paid in RAA
model-discount-least = You save at least
model-discount-least-value = { $plans-token_discount-low }
model-discount-most = You save at most
model-discount-most-value = { $plans-token_discount-high }
model-discount-note = The hatched part depends on the plan. The price of RAA moves, so the saving in dollars does too.

## Expansion and closing call

expansion-title = Expansion
join-title = Join the economy

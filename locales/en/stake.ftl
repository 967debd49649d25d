### Staking: the staking page of the site, and the one of the platform, which shows the same panel.

# Badge beside the page heading; at most 16 characters.
stake-badge = Coming soon

## My stake: a panel

# Section heading; a label.
stake-mine-title = My stake
stake-mine-lead = See how much sRAA your wallet holds, what it has earned so far, and when you can claim it.
# Below the panel. Vesting rounds: parts of a purchase that unlock separately.
stake-rounds = Tokens held in several vesting rounds need several transactions to claim. You confirm each of them in your wallet, one after another.

## How it works: a timeline, and below it a calculator

stake-how-title = How staking works
stake-how-lead = The timeline shows what happens to your tokens from the purchase to the last unlock.
# Head of the calculator below the timeline, and of the link to it at the top of the page; then one sentence under it.
stake-try-title = Try your own numbers
stake-try-lead = Enter an amount and the months until TGE. The timeline above adjusts to them.

## Figures of the whole network

stake-total-title = Staking as a whole
# Labels of three figures; at most 22 characters.
stake-total-staked = Total staked
stake-total-stakers = Total stakers
stake-total-apy = Current APY
stake-total-apy-value = up to { $staking-apy }
# Beneath the rate; at most 60 characters.
stake-total-apy-note = The highest presale rate. It ends at TGE.
# Small heading above a table, then its column heads; at most 14 characters each.
stake-pools-title = Pools by chain
stake-pools-chain = Chain
stake-pools-pool = Pool
stake-pools-staked = Staked
# Follows the badge “Sample”, as long as the totals are one.
stake-total-sample = These totals and pools are only an example and do not come from real stakes. The rate is that of the presale.
# The total of the sample; its unit follows in small. At most 12 characters.
stake-total-sample-value = { NUMBER($staking-sample-total, notation: "compact") }
# Beneath the total of the sample; at most 60 characters.
stake-total-usd = about { NUMBER($staking-sample-total_usd, notation: "compact") } USD
# Above the figures, as long as the sample exceeds the supply.
stake-total-exceeds = These totals cannot be real. { NUMBER($staking-sample-total, notation: "compact") } RAA is more than the whole supply of { NUMBER($tokenomics-supply, notation: "compact") } RAA. A value of { NUMBER($staking-sample-total_usd, notation: "compact") } USD for that amount does not match the initial price of { $presale-initial_price } USD per RAA.

## Risk

# Wherever the rate stands at length.
risk-yield = “Up to { $staking-apy } a year” is an upper limit. The rate can be lower, is not guaranteed and ends at the token generation event (TGE).
# Beside every way to buy.
risk-lock = Your tokens cannot be moved until the token generation event (TGE), and then unlock in equal parts over { $presale-vesting_months } months.

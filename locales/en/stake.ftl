### Staking: the staking page of the site and the one of the platform show the same sections.

# Badge beside the page heading; at most 16 characters.
stake-badge = Coming soon

## My stake: a panel of three figures

# Section heading; a label.
stake-mine-title = My stake
stake-mine-lead = This panel reads the stake of a connected wallet. A dash is not a zero.
# Below the panel. Vesting rounds: parts of a purchase that unlock separately.
stake-rounds = Tokens held in several vesting rounds need several signed transactions to claim: one after another, each confirmed in your wallet.

## How it works: four steps

stake-how-title = How staking works
stake-how-lead = Four steps, three of them yours. The middle of the road is waiting.
# Step heads; at most 32 characters.
stake-step-1-title = Buy in the presale
stake-step-1-text = You receive sRAA, { $staking-token-ratio }:{ $staking-token-ratio } with the RAA you bought. It is staked for you; there is nothing to switch on.
stake-step-2-title = Hold until TGE
# TGE: token generation event. The figure is a percentage.
stake-step-2-text = sRAA earns up to { $staking-apy } APY until the token generation event (TGE). After launch the rate is dynamic and controlled by the DAO.
stake-step-3-title = Claim after listing
stake-step-3-text = You hand in sRAA and receive RAA plus the rewards it earned. Until listing the claim stays locked.
stake-step-4-title = Sign for every round
stake-step-4-text = Presale tokens unlock in equal parts over { $presale-vesting_months } months after TGE. If yours sit in several vesting rounds, each round is a transaction of its own to sign.

## Figures of the whole network

stake-total-title = Staking as a whole
# Labels of three figures; at most 22 characters.
stake-total-staked = Total staked
stake-total-stakers = Total stakers
stake-total-apy = Current APY
stake-total-apy-value = up to { $staking-apy }
# Beneath the rate; at most 60 characters.
stake-total-apy-note = The presale ceiling. It ends at TGE.
# Small heading above a table, then its column heads; at most 14 characters each.
stake-pools-title = Pools by chain
stake-pools-chain = Chain
stake-pools-pool = Pool
stake-pools-staked = Staked

## Risk

# Wherever the rate stands at length.
risk-yield = Up to { $staking-apy } a year is the highest rate, not an expected one. It is not guaranteed and ends at TGE.
# Beside every way to buy.
risk-lock = Your tokens cannot be moved until TGE, and then unlock in equal parts over { $presale-vesting_months } months.

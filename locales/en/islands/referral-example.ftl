### The worked example of the referral hub: a slider, two rewards and the table of the tiers.
# Above the amount; names the slider below it.
amount-label = RAA bought through your link in a month
# Unit of the amount, after the number.
unit = { -raa }
# What a screen reader says for the position of the slider.
amount-value = { $amount } { -raa }, { $tier }
# Above the two rewards. $share has its percent sign already.
pays = At { $tier }: { $share } in each currency
# Instead of it, in a tier without a reward. $amount is a compact number, such as 1M: the upper end of the tier.
pays-none = The project states no reward for up to { $amount } { -raa } in a month ({ $tier } tier).
# Labels of the two rewards; at most 24 characters.
month-in = Reward in { $currency }
# Below the rewards.
basis = This is an example, not a forecast, and no reward is promised. The project does not state what the percentages are calculated on: here it is the RAA bought in the month. USDT is counted at the initial price of { $presale-initial_price } USD per { -raa }.
# In the table and in the place of the two rewards, for a tier without a reward; at most 16 characters.
reward-none = None stated

## The table of the tiers: column heads of at most 18 characters, { $currency } is a token symbol; then the turnover of a tier
tier-head = Tier
turnover-head = Turnover, RAA
reward-head = Monthly, { $currency }
tier-below = up to { $amount }
tier-over = over { $amount }

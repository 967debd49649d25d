### Earnings and tier in the referral hub.

## Three figures, each with a bonus beneath

# Section heading.
title = Earnings
# Above the link of the sample account; at most 30 characters.
link = Personal link
# Labels; at most 20 characters.
total = Total earned
month = This month
claimable = Claimable now
# In place of each figure and its bonus until they are known; both are token symbols. At most 40 characters.
paid-in = In { $value }, with a bonus in { $bonus }
# Beneath each figure. { $amount } is a number, { $currency } a token symbol.
bonus = { $amount } { $currency } bonus

## A sentence below the figures

no-wallet = Connect a wallet above to see your earnings. Monthly rewards begin at Leader.
# $address is a shortened address, such as 0x71C7…976F.
pending = Reading the earnings of { $address }.
# The site works without the service that gives out links and counts earnings.
unavailable = Earnings will be shown here once personal links are available.
# The figures are those of the connected wallet. $tier is the first tier with a reward.
ready = These are the figures of { $address }. Monthly rewards begin at { $tier }.
failed = The figures could not be fetched. Check the connection, then try again.
failed-answer = The answer about these figures could not be understood, so none are shown. Try again later.
# A button in text, after the sentence.
retry = Try again
# In place of these sentences, for the sample account. $earlier and $amount are numbers, $tier is the first tier with a reward.
sample-note = { $earlier } { -raa } were bought in an earlier month and { $amount } { -raa } so far in this one. Monthly rewards begin at { $tier }. USDT is counted at the initial price of { $presale-initial_price } USD per { -raa }.

## The way to the next tier. Tier names stay as they are.

tier = Current tier
# Below the name of the tier. { $amount } is a number, { $tier } the next tier.
next = { $amount } { -raa } to { $tier }
# Instead of it, when the turnover is exactly what the next tier has to exceed. $goal is a compact number, such as 1M.
next-above = { $tier } begins above { $goal } { -raa }
# Instead of it, in the last tier.
next-none = The highest tier
# Names the progress bar and stands above it. { $share } is a percentage, { $goal } a compact number.
progress = { $share } of { $goal } { -raa }
# Instead of it, in the last tier.
progress-full = over { $goal } { -raa }
# Below the bar. $amount is a number.
turnover-note = Turnover so far: { $amount } { -raa }

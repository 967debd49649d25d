### Earnings and tier in the referral hub.

## Three figures, each with a bonus beneath

# Section heading.
title = Earnings
# Labels; at most 20 characters.
total = Total earned
month = This month
claimable = Claimable now
# Beneath each figure. { $amount } is a number or a dash, { $currency } a token symbol.
bonus = { $amount } { $currency } bonus

## A sentence below the figures

no-wallet = No wallet is connected, so there are no figures to show. Monthly rewards begin at Leader.
# $address is a shortened address, such as 0x71C7…976F.
pending = Reading the earnings of { $address }.
# The site works without the service that counts earnings.
unavailable = Earnings can’t be shown here yet: this site is not connected to a service that counts them.
# The figures are those of the connected wallet. $tier is the first tier with a reward.
ready = These are the figures of { $address }. Monthly rewards begin at { $tier }.
failed = The figures could not be fetched. Check the connection, then try again.
failed-answer = The answer about these figures could not be understood, so none are shown. Try again later, or write to support.
# A button in text, after the sentence.
retry = Try again

## The way to the next tier. Tier names stay as they are.

# While the values are a sample, the badge “Sample” stands behind it.
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
# Below the bar: the sample, or the turnover of the connected wallet. $amount is a number.
sample-note = A sample of how progress towards the next tier is shown. It is not real turnover.
turnover-note = Turnover so far: { $amount } { -raa }

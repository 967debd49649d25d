### The referral hub of the platform.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = RAA referral hub
meta-description = Your referral link, what it has earned and the four tiers, with the monthly share each pays in USDT and in RAA. Rewards begin at Leader.
meta-keywords = RAA referral, referral link, tiers, rewards, USDT
# Title and text of a shared link.
meta-social-title = RAA referral hub
meta-social-description = Four tiers, paid monthly in USDT and RAA. When you share a link, say that it pays you.

# Page heading.
head-title = Referral hub
head-lead = Share a link, see what it turns over, and read what each tier pays.

## The link: a panel

link-title = Your link
link-text = Anyone who buys through it counts towards your turnover.
# Stands where the link would be.
link-none = A personal link belongs to a wallet. None is connected, so there is no link to copy.
# Directly below, small.
risk-referral = Say what it is when you share: a high-risk token, and a link that pays you.

## Three figures, each with a bonus beneath

# Section heading.
earned-title = Earnings
# Labels; at most 20 characters.
earned-total = Total earned
earned-month = This month
earned-claimable = Claimable now
# Beneath each figure. { $amount } is a number or a dash, { $currency } a token symbol.
earned-bonus = { $amount } { $currency } bonus
earned-none = No wallet is connected, so there are no figures. A dash is not a zero. Monthly rewards begin at Leader.

## The way to the next tier, with the badge “Sample”. Tier names stay as they are.

tier-title = Current tier
# Below the name of the tier. { $amount } is a number, { $tier } the next tier.
tier-next = { $amount } RAA to { $tier }
# Names the progress bar and stands above it. { $share } is a percentage, { $goal } a compact number.
tier-progress = { $share } of { $goal } RAA
tier-note = This progress shows the layout. It is nobody’s turnover.
# Under the marks of the bar: { $amount } is a compact number. At most 12 characters.
tier-below = up to { $amount }
tier-over = over { $amount }

## The tiers: a table

tiers-title = Tiers
tiers-lead = Turnover is what is bought through your link. Rewards are paid monthly, in both currencies.
# Column heads; at most 18 characters. { $currency } is a token symbol.
tiers-tier = Tier
tiers-turnover = Turnover, RAA
tiers-reward = Monthly, { $currency }
tiers-note = – Monthly rewards begin at Leader. For Beginner none is stated.

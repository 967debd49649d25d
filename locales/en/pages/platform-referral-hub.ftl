### The referral hub of the platform.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = RAA referral hub
meta-description = Your referral link, what it has earned and the four tiers, with the monthly percentage each pays in USDT and in RAA. Rewards begin at Leader.
meta-keywords = RAA referral, referral link, tiers, rewards, USDT
# Title and text of a shared link.
meta-social-title = RAA referral hub
meta-social-description = Four tiers, with monthly rewards in USDT and RAA from Leader up. When you share a link, say that it pays you.

# Page heading.
head-title = Referral hub
head-lead = Share your link, see the turnover it brings and what each tier pays.

## The link: a panel

link-title = Your link
link-text = What anyone buys through it counts towards your turnover.
# Directly below, small.
risk-referral = When you share it, say that the token is high-risk and that the link pays you.

## The tiers: a table

# Under the marks of the bar: { $amount } is a compact number. At most 12 characters.
tier-below = up to { $amount }
tier-over = over { $amount }
tiers-title = Tiers
tiers-lead = Turnover is what is bought through your link. Rewards are monthly, and each percentage applies once in USDT and once in RAA. What it is calculated on is not published.
# Column heads; at most 18 characters. { $currency } is a token symbol.
tiers-tier = Tier
tiers-turnover = Turnover, RAA
tiers-reward = Monthly, { $currency }

### The referral hub of the platform.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = RAA referral hub
meta-description = Your referral link, what it has earned and the four tiers, with the monthly percentage each pays in USDT and in RAA. Rewards begin at Leader.
meta-keywords = RAA referral, referral link, tiers, rewards, USDT
# Title and text of a shared link.
meta-social-title = RAA referral hub
meta-social-description = Four tiers, with monthly rewards in USDT and RAA from Leader up. When you share a link, say that it pays you.

# Page heading.
page-head-title = Referral hub
# Two sentences; the second one is the risk.
page-head-lead = From the Leader tier up, your link pays you a percentage each month. RAA is a high-risk token: when you share the link, say so, and say that it pays you.

## The link: a panel

link-title = Your link
link-text = What anyone buys through it counts towards your turnover.
# Directly below, small.
link-risk = When you share it, say that the token is high-risk and that the link pays you.

## The worked example: a slider and the table of the tiers, whose words are those of the island

tiers-title = A worked example
tiers-lead = The example shows which tier an amount reaches and what it would pay. Each percentage applies once in USDT and once in RAA.

## Below the earnings: a question, and its answer as long as the project has not stated it; the link to the open points follows

earnings-payout-title = When is it paid, and how is it claimed?
earnings-payout-text = The project has not stated this: no payout day is known, nor how or on what condition a reward is claimed.

### What the project has not stated, or has stated in two ways: the list of open points on the page about audits.

# Link in the footer and on pages, and head of the list; at most 26 characters.
gap-link = What is still open
# Below that head.
gap-lead = These are the points that the project has not stated, and those for which it gives two values. Wait for the ones that matter to you before you pay anything. “Open since” is the day on which this site first listed a point.
# Column heads of the list; at most 22 characters each. The second is above the day on which this site first listed the point and stands
# before that day in the feed, the third is above the day on which the point was last found open, the fourth above a page to read until
# it is settled.
gap-point = Open point
gap-since = Open since
gap-date = Last checked
gap-instead = Read meanwhile

# Heads within the list; at most 30 characters.
gap-sale = Sale and token
gap-staking = Staking and referral
gap-plans = Plans and quests
gap-validators = Validators
gap-project = Project and law
gap-links = Documents and contacts

# The points: each begins small where the language has small letters, and ends without a full stop.
gap-payment = when and how you can pay on this site
gap-solana = whether you can pay in USDT and USDC on Solana, and through which contracts
gap-tge = the confirmed date of TGE and listing
gap-step = by how much the presale price rises at each step
gap-contracts = the contract addresses of sRAA
gap-release = when the tokens for staking and liquidity, ecosystem rewards, validators and the treasury unlock
gap-copy = whether the burn on copies comes out of the protocol’s share
gap-vote = which share of vote fees is burned: up to { $conflicts-governance_burn-first } or { $conflicts-governance_burn-second }
gap-tiers = what each staking tier requires and gives
gap-penalty = what an early withdrawal costs
gap-pools = the staking pools and what they hold
gap-total = how much is staked in all
gap-stakers = the number of stakers
gap-beginner = the reward of the Beginner tier
gap-payout = when referral rewards are paid and how they are claimed
gap-base = what the referral percentages are calculated on
gap-prices = what the plans cost in USD
gap-discounts = which discount each plan gets when paid in RAA
gap-quests = what each quest pays
gap-stake = which of two figures is the minimum stake of a validator
gap-checks = what agent templates are checked for
gap-places = how many validators are confirmed
gap-share = the validators’ share of revenue and the allocation of each node
gap-verification = what the verification of validators asks for
gap-audit = audit reports
gap-operator = the name and address of the operator and the law it is subject to
gap-opinion = a legal opinion on RAA
gap-countries = the countries in which RAA may be offered

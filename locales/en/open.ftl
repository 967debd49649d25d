### What is not published: the list of open points on the page about audits, and the sentence of every page that has some.

# Link in the footer, and head of the list; at most 26 characters.
gap-link = What is still open
# Below that head.
gap-lead = Everything that the project has not published, or has published with two values. Wait for the points that matter to you before you pay anything.
# Beside the head of a list, or beside a point: { $date } is a date such as Nov 22, 2026.
gap-date = as of { $date }
# On every page that has open points. { $points } is a list of them, joined by the message below.
gap-here = Not published yet: { $points }. <open>All open points and their dates</open>
gap-and = { $before }; { $next }

# Heads within the list; at most 30 characters.
gap-sale = Sale and token
gap-staking = Staking and referral
gap-plans = Plans and quests
gap-validators = Validators
gap-project = Project and law
gap-links = Addresses and contacts

# The points, each as a part of the sentence above: it begins small where the language has small letters, and ends without a full stop.
gap-payment = when and how you can pay on this site
gap-solana = whether USDT and USDC can be paid on Solana, and through which contracts
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
gap-prices = what the plans cost in USD
gap-discounts = which discount each plan gets when paid in RAA
gap-quests = what each quest pays
gap-stake = which of two published figures is the minimum stake of a validator
gap-checks = what agent templates are checked for
gap-places = how many validators are confirmed
gap-share = the validators’ share of revenue and the allocation of each node
gap-verification = what the verification of validators asks for
gap-audit = audit reports
gap-operator = the name and address of the operator and the law it is subject to
gap-opinion = a legal opinion on RAA
gap-countries = the countries in which RAA may be offered

### Tokenomics in words: every fact about the token, as text and tables.

# Browser tab and search result: title at most 60 characters, description at most 160.
meta-title = RAA tokenomics in detail: every figure
meta-description = Supply, allocation, unlock schedule, presale terms, staking, burns, plans, validators and referrals as plain text, with both figures where there are two.
meta-keywords = RAA, tokenomics, supply, allocation, vesting, sRAA, staking, burn, validators, referral
# Title and text of a shared link.
meta-social-title = RAA tokenomics in detail
meta-social-description = Every figure about the token on one page, and a link to what is still open.

## Introduction

lead = This page gives everything that the project says about the token, as text and plain tables that you can read, print and search. The figures are the project’s own. Where a figure is missing, the text says so. Where there are two, both are given.

## Supply and use. Heads of parts: at most 34 characters.

supply-title = Supply and use
supply-1 = The total supply is { $tokenomics-supply } RAA. RAA is a utility token: you pay for plans, readings, agents and data with it, stake it and vote with it. Part of most fees is burned, which takes the burned tokens out of the supply for good.
supply-2 = The token is sold on { $chains-count } networks: Ethereum, BNB Chain, Base and Solana. Its value is not guaranteed, and neither is demand for it.

## Allocation: a paragraph, a table, a paragraph

allocation-title = Allocation
allocation-1 = The supply is set aside for seven groups. The shares add up to the whole. The amounts follow from the shares and the total supply.
# Caption of the table.
allocation-caption = Who the supply is set aside for
allocation-2 = Validators share their part across { $validators-maximum } nodes. The treasury is controlled by the DAO.

## Release

release-title = Release
release-1 = Tokens bought in the presale are locked and cannot be transferred until the token generation event (TGE). From TGE on they can be claimed, in equal parts over { $presale-vesting_months } months. Team and advisors wait out a { $tokenomics-team_cliff }-year cliff and then receive their tokens over { $tokenomics-team_vesting } months. Strategic partners are locked for { $tokenomics-partners_lock } months and then receive theirs over { $tokenomics-partners_vesting } months.

## Presale: a paragraph, a list of facts, a paragraph

presale-title = Presale and price
presale-1 =
    Under its terms, the presale opens at { $presale-initial_price } USD. The price then rises { $presale-step_days ->
        [one] every day
       *[other] every { $presale-step_days } days
    }. The size of a step is not known, so no price between the first and the last can be worked out here. Listing is planned at { $presale-listing_price } USD, together with TGE. After listing the market sets the price, and RAA can be worth less than you paid.
# Labels of facts; at most 22 characters. Values: a few words.
presale-step = Price rises
presale-step-value =
    { $presale-step_days ->
        [one] every day
       *[other] every { $presale-step_days } days
    }
presale-minimum = Minimum purchase
presale-minimum-value = about { $presale-minimum_purchase } USD
presale-2 = You can pay in ETH, BNB, SOL, USDT or USDC, or by bank card through a card payment provider. By card no identity check is needed up to { $presale-card_limit } USD, and the tokens arrive on Base. The project says a purchase takes under { $presale-purchase_minutes } minutes.

## Staking: a paragraph, a list of facts, two paragraphs

staking-title = Staking and sRAA
staking-1 = Presale buyers receive sRAA instead of RAA: a staked token, { $staking-token-ratio }:{ $staking-token-ratio } with RAA, with { $staking-token-decimals } decimals and the symbol sRAA. It is staked for them automatically and earns until TGE. After listing it is exchanged for RAA plus rewards. Until then the claim is locked.
staking-2 = “Up to { $staking-apy } a year” is an upper limit. The rate can be lower, is not guaranteed and ends at TGE.
staking-3 = There are four tiers: Contributor, Enhanced, Advanced and Core. Their minimum stakes and benefits are still open, and so is the penalty for early withdrawal. The calculator on the tokenomics page works with the highest rate and says so. No sRAA contract address is known yet.

## Burned fees: a paragraph, a table, a panel

burns-title = What is burned
burns-1 = A share of most fees is burned. The share depends on the fee. For some fees it is fixed, for others it is a range or a ceiling.
# Caption of the table.
burns-caption = Burned share of each fee
# Heads of its columns; at most 14 characters each.
burns-fee = Fee
burns-share = Burned
# After the name of a fee, in the first column: only the FAQ states it. At most 34 characters.
burns-agent-use = Agent use (from the FAQ)

## Who is paid

fees-title = Who is paid
# Copy: someone pays to use an agent template that another person made.
fees-1 = When someone copies an agent, { $tokenomics-creator_share } of the payment goes to the creator of the template and { $tokenomics-protocol_share } to the protocol. Separately, { $burns-copies } of a payment for a copy is burned. How the two are related is not stated, so they should not be added up.
# Micro-token: a small token of one agent.
fees-2 = An agent with { $tokenomics-micro_token_copies } or more active copies may launch a micro-token of its own. When agent tokens are traded on decentralised exchanges, { NUMBER($burns-trades-low, style: "decimal") }–{ $burns-trades-high } of the trade is burned.
fees-3 = Payments in ordinary money are swapped for RAA automatically, at a margin of { NUMBER($tokenomics-swap_margin-low, style: "decimal") }–{ $tokenomics-swap_margin-high }. The margin is a cost of its own and is separate from the burns.

## Plans: a paragraph, a table, a paragraph

plans-title = Plans and discounts
plans-1 = There are five subscription plans. Paid in RAA, a plan costs { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } less. Which plan gets which discount within that range is still open. PRO takes { $plans-pro-alpha_discount } off alpha data, Premium { $plans-premium-alpha_discount }.
# Caption of the table, and the head of its first column (at most 14 characters).
plans-caption = The five plans and their terms
plans-plan = Plan
# In a cell: the plan Start is also called Starter. Both names stay as they are.
plans-start = Start, also called Starter
plans-2 = Institutional has an alternative price in the token. Enterprise is priced individually. Both are arranged with sales. Paid plans have a whitelist.

## Validators: two paragraphs; a panel with the two figures for the minimum stake follows (validators.ftl)

validators-title = Validators
validators-1 = There are at most { $validators-maximum } validator nodes, and { $tokenomics-allocation-validators } of the supply is set aside for them. Validators curate and approve agent templates, approve developers’ submissions, index influencer and alpha data, and validate smart-money flows. In return they share in protocol revenue and have priority. The size of that share is still open.
validators-2 = To become one you buy in the presale, contact the team, pass verification and receive your allocation.

## Referral: a paragraph, a table, a paragraph

referral-title = Referral
referral-1 = Whoever shares a personal link is rewarded monthly, according to the turnover that comes through it. The percentage of a tier applies to each of the two currencies, USDT and RAA. What it is calculated on is still open. Tiers rise with turnover. No payout day and no way to claim is stated.
# Caption of the table, and the heads of its columns (at most 18 characters each).
referral-caption = Referral tiers
referral-tier = Tier
referral-turnover = Turnover over
referral-reward = Monthly reward
referral-leader-turnover = { $referral-tiers-leader-turnover } RAA
referral-mentor-turnover = { $referral-tiers-mentor-turnover } RAA
referral-guru-turnover = { $referral-tiers-guru-turnover } RAA
referral-2 = Monthly rewards begin at Leader. When you share a link, say that the token is high-risk and that the link pays you.

## Open points: a paragraph and a list

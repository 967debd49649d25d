### How to buy: two routes as lists of steps, a panel with the state of the sale and its terms.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = How to buy RAA: by wallet or by card
meta-description = Two routes to RAA step by step, with a crypto wallet or a bank card, the presale terms beside them, and what to know before you pay. High risk.
meta-keywords = buy RAA, presale, crypto wallet, bank card, Ethereum, BNB Chain, Base, Solana, sRAA
# Title and text of a shared link.
meta-social-title = How to buy RAA
meta-social-description = Two routes, the terms and the risks on one page. You can lose everything you pay.

# Page heading, very large.
head-title = How to buy RAA
head-lead = Two routes, each said to take under { $presale-purchase_minutes } minutes. Read the terms first; there is no timer on this page.

## Route one. The headings of the routes are also the labels of two links at the top; at most 28 characters.

wallet-title = With a crypto wallet
# Step heads; at most 34 characters.
wallet-1-title = Connect a wallet
wallet-1-text = The purchase window asks for it first. No wallet yet? We list the ones that work and where their makers offer them.
wallet-1-action = I don’t have a wallet
wallet-2-title = Choose a network
# The names of the four networks follow.
wallet-2-text = Any of those named below. Keep a little of its own coin for the network fee, called gas.
wallet-3-title = Enter an amount
wallet-3-text = Pay in ETH, BNB, SOL, USDT or USDC. The minimum is about { $presale-minimum_purchase } USD.
wallet-4-title = Confirm in your wallet
wallet-4-text = You receive sRAA, { $staking-token-ratio }:{ $staking-token-ratio } with the RAA you bought. It is staked for you and locked until TGE.

## Route two

card-title = With a bank card
card-1-title = Give a phone number
card-1-text = The card payment provider asks for it.
card-2-title = Add name and billing address
card-2-text = Up to { $presale-card_limit } USD no identity check is needed. The minimum is about { $presale-minimum_purchase } USD here too.
card-3-title = Enter the card details
card-3-text = You enter them with the card payment provider, not on this site.
card-4-title = Give a wallet address on Base
card-4-text = Card purchases arrive on Base. Check the wallet address twice. Tokens sent to a wrong address cannot be returned.

# Links below the routes; at most 34 characters each.
more-support = My payment failed
more-staking = What happens to my sRAA

## Panel beside the routes

panel-title = Buy RAA
# While nothing can be bought, under a head that says so.
panel-next = What you can do today is read the risks and set up a wallet that is yours.
# Labels and values of the terms; labels at most 20 characters.
panel-step = Price rises
panel-step-value =
    { $presale-step_days ->
        [one] every day, step not published
       *[other] every { $presale-step_days } days, step not published
    }
panel-minimum = Minimum
panel-minimum-value = about { $presale-minimum_purchase } USD
panel-pay = Pay with
panel-pay-value = ETH, BNB, SOL, USDT, USDC or a bank card
panel-receive = You receive
panel-receive-value = sRAA, { $staking-token-ratio }:{ $staking-token-ratio } with RAA
# Two buttons; at most 22 characters.
panel-risks = Read the risks
panel-wallet = Set up a wallet

# Heading of three short warnings below the panel.
before-title = Before you pay

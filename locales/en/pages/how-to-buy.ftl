### How to buy: two routes as lists of steps, a panel with the state of the sale and an estimator.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = How to buy RAA: by wallet or by card
meta-description = Two ways to buy RAA step by step, with a crypto wallet or a bank card, the presale terms beside them, and what to know before you pay. High risk.
meta-keywords = buy RAA, presale, crypto wallet, bank card, Ethereum, BNB Chain, Base, Solana, sRAA
# Title and text of a shared link.
meta-social-title = How to buy RAA
meta-social-description = Two ways to buy, the terms and the risks on one page. You can lose everything you pay.

# Page heading, very large.
head-title = How to buy RAA
head-lead = There are two ways to buy, and the project says each takes under { $presale-purchase_minutes } minutes. Take your time to read the terms first.

## Route one. The headings of the routes are also the labels of two links at the top; at most 28 characters.

wallet-title = With a crypto wallet
# Step heads; at most 34 characters.
wallet-1-title = Connect a wallet
wallet-1-text = Connect the wallet you want to pay from. No wallet yet? We list the ones that work and where their makers offer them.
wallet-1-action = I don’t have a wallet
wallet-2-title = Choose a network
# The names of the four networks follow.
wallet-2-text = Choose one of the networks below. Keep a little of its native coin for the network fee, called gas.
wallet-3-title = Enter an amount
wallet-3-text = Pay in ETH, BNB, SOL, USDT or USDC. The minimum is about { $presale-minimum_purchase } USD.
wallet-4-title = Confirm in your wallet
wallet-4-text = You receive sRAA, { $staking-token-ratio }:{ $staking-token-ratio } with the RAA you bought. It is staked automatically and locked until the token generation event (TGE).

## Route two

card-title = With a bank card
card-1-title = Give a phone number
card-1-text = The card payment provider asks for it.
card-2-title = Add name and billing address
card-2-text = Up to { $presale-card_limit } USD no identity check is needed. The minimum is about { $presale-minimum_purchase } USD here too.
card-3-title = Enter the card details
card-3-text = You enter them in the card payment provider’s own form.
card-4-title = Give a wallet address on Base
card-4-text = Card purchases arrive on Base. Check the wallet address twice. Tokens sent to a wrong address cannot be returned.

# Links below the routes; at most 34 characters each.
more-support = My payment failed
more-staking = What happens to my sRAA

## Panel beside the routes

panel-title = Buy RAA
# Said plainly and first. It is the state of this site.
panel-next = Today you can read the risks and set up a wallet of your own.
# Two buttons; at most 22 characters.
panel-risks = Read the risks
panel-wallet = Set up a wallet

# Heading of three short warnings below the panel.
before-title = Before you pay

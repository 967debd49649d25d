### How to buy: the estimator or the purchase panel, two ways as strips of four steps, what to know before paying.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = How to buy RAA: by wallet or by card
meta-description = Two ways to buy RAA step by step, with a crypto wallet or a bank card, the presale terms beside them, and what to know before you pay. High risk.
meta-keywords = buy RAA, presale, crypto wallet, bank card, Ethereum, BNB Chain, Base, Solana, sRAA
# Title and text of a shared link.
meta-social-title = How to buy RAA
meta-social-description = Two ways to buy, the terms and the risks on one page. You can lose everything you pay.

# Page heading, very large, and the sentence below it, where RAA can be bought on this site.
how-to-buy-title = How to buy RAA
how-to-buy-lead = There are two ways to buy, and the project says each takes under { $presale-purchase_minutes } minutes. Take your time to read the terms first.

## The first way. Headings of at most 28 characters.

how-to-buy-wallet-title = With a crypto wallet
# Step heads; at most 34 characters.
how-to-buy-wallet-1-title = Connect a wallet
how-to-buy-wallet-1-text = Connect the wallet you want to pay from. No wallet yet? Our list shows the wallets that work and where to get them from their makers.
how-to-buy-wallet-1-action-label = I don’t have a wallet
how-to-buy-wallet-2-title = Choose a network
# The names of the four networks follow.
how-to-buy-wallet-2-text = Choose one of the networks below. Keep a little of its native coin for the network fee, called gas.
how-to-buy-wallet-3-title = Enter an amount
how-to-buy-wallet-3-text = Pay in ETH, BNB, SOL, USDT or USDC. The minimum is about { $presale-minimum_purchase } USD.
how-to-buy-wallet-4-title = Confirm in your wallet
how-to-buy-wallet-4-text = You receive sRAA, { $staking-token-ratio }:{ $staking-token-ratio } with the RAA you bought. It is staked automatically and locked until the token generation event (TGE).

## The second way

how-to-buy-card-title = With a bank card
how-to-buy-card-1-title = Give a phone number
how-to-buy-card-1-text = The card payment provider asks for it.
how-to-buy-card-2-title = Add name and billing address
how-to-buy-card-2-text = Up to { $presale-card_limit } USD no identity check is needed. The minimum is about { $presale-minimum_purchase } USD here too.
how-to-buy-card-3-title = Enter the card details
how-to-buy-card-3-text = You enter them in the card payment provider’s own form.
how-to-buy-card-4-title = Give a wallet address on Base
how-to-buy-card-4-text = Card purchases arrive on Base. Check the wallet address twice. Tokens sent to the wrong address cannot be returned.

# Links at the end of the page; at most 34 characters each.
how-to-buy-before-support-label = My payment failed
how-to-buy-before-staking-label = What happens to my sRAA

## The purchase panel, and the end of the page

how-to-buy-panel-title = Buy RAA
# Three links at the end of the page, at most 28 characters. The first one leads to the part of the technology digest about its feed.
how-to-buy-before-feed = Tell me when it opens
how-to-buy-before-risks-label = Read the risks
how-to-buy-before-wallet-label = Set up a wallet
# Opens the practice purchase below the purchase panel, where a payment provider is configured.
how-to-buy-panel-practise = Practise first: nothing is paid

# Heading of short warnings at the end of the page.
how-to-buy-before-title = Before you pay

### Support: two questions that lead to the steps, adding the token by hand, the contract addresses, and what to send when nothing helped.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = RAA support: token not visible, payment failed
meta-description = What to check when sRAA does not appear in your wallet or a payment fails, and the token data for adding it by hand.
meta-keywords = RAA support, sRAA, token not visible, add token to wallet, payment failed, contract address
# Title and text of a shared link.
meta-social-title = RAA support
meta-social-description = Two questions find what helps when a token is not visible or a payment failed. Never share your recovery phrase.

# Page heading, very large; one or two words.
page-head-title = Support
page-head-lead = Answer two questions to see the steps for your case. Your answers are not sent anywhere.

## Two questions; the answers show the steps that apply

# Section heading; at most two lines of 20 characters.
diagnosis-title = Find your steps
# Follows the sentence that RAA cannot be bought on this site today.
diagnosis-closed = No payment for RAA goes through this site at present, so check who received yours.
# The two questions, and answers to the second one beside the four networks; answers at most 18 characters.
diagnosis-problem = What is it about?
diagnosis-place-label = Where did you pay?
diagnosis-place-card = By card
diagnosis-place-unsure = I’m not sure
# What belongs to a network, in a list: { $network } is its name, { $what } a coin, wallets or an address on the web.
diagnosis-place-each = { $network }: { $what }

## First answer. The titles of the answers are the labels of buttons, too; at most 26 characters.

diagnosis-payment-title = The payment failed
diagnosis-payment-lead = Nothing is bought until the transaction is confirmed. Go through these checks before you pay again.
# Step heads; at most 32 characters.
diagnosis-payment-1-title = Check the network
diagnosis-payment-1-text = Your wallet has to be on one of the presale networks, and on the same one as the purchase.
# Shown to those who pay by card.
diagnosis-payment-1-card = With a card, the wallet address that you enter has to be one on Base.
diagnosis-payment-2-title = Check the gas
# A list of networks and coins follows.
diagnosis-payment-2-text = Network fees are paid in the network’s native coin. Keep some in addition to the amount you pay.
diagnosis-payment-3-title = Check the wallet
# A list of networks and wallets follows, then a link to the page about wallets.
diagnosis-payment-3-text = Not every wallet supports every network. Use one that supports yours.
diagnosis-payment-3-action-label = See supported wallets
# A warning below the steps.
diagnosis-payment-caution = Before you pay again, find the failed payment in your wallet’s history. If it is still pending, wait: a second payment is a second purchase.

## Second answer

diagnosis-token-title = I paid and see no token
diagnosis-token-lead = A missing token is usually in your wallet, which just does not show it. Go through the checks in order.
diagnosis-token-1-title = Add the token manually
diagnosis-token-1-text = Import it into your wallet by its contract address, with { $staking-token-decimals } decimals and the symbol sRAA.
# Link to the steps further down.
diagnosis-token-1-action-label = How to add it, step by step
diagnosis-token-2-title = Check the network
diagnosis-token-2-text = Open your wallet on the network you bought on. A token on one network does not show on another.
diagnosis-token-2-card = A card purchase arrives on Base.
diagnosis-token-3-title = Check the transaction
# A list of explorers follows.
diagnosis-token-3-text = Find it in your wallet’s history, or by its hash in the network’s explorer. While it is pending nothing has arrived, and if it failed no token was sent.
diagnosis-token-4-title = Restart the wallet app
diagnosis-token-4-text = Close it completely and open it again. Some wallets read balances only when they start.

## Answers that show other parts of the page; at most 26 characters

diagnosis-add-title = I want to add sRAA
diagnosis-other-title = Something else

## Adding the token by hand: numbered steps

# Section heading; at most two lines of 20 characters.
add-title = Add sRAA manually
add-lead = Menu names differ from wallet to wallet, but the steps are the same. Adding a token only makes it visible: it costs no fee and moves nothing.
add-1-title = Open your wallet
add-1-text = Switch it to the network you bought on.
add-2-title = Import a token
# The names that wallets give to this menu differ; the usual ones stand in quotation marks.
add-2-text = Below the list of your tokens, choose “Import token”, “Add token” or “Manage tokens”. If there is a choice, take the one for custom tokens.
add-3-title = Paste the contract address
add-3-text = Copy the address for your network from this page and paste it. Do not type it.
# Link to the table below.
add-3-action-label = See the contract addresses
add-4-title = Compare symbol and decimals
add-4-text = Most wallets fill them in: the symbol is sRAA, and the decimals are { $staking-token-decimals }. If yours shows anything else, stop: the address or the network is wrong.
add-5-title = Confirm
add-5-text = Go back to the list of your tokens. sRAA is now among them, with your balance.
# A warning below the steps.
add-note = Showing a token never requires your recovery phrase or a private key. Anyone who asks for them can empty your wallet.

## Contract addresses: a table

contracts-title = Contract addresses
contracts-lead = Anyone can give a token the name sRAA. Only the contract address shows which token is the real one. Take the address from this table.
# Column head; at most 14 characters. The other one, the contract, is shared with other pages.
contracts-columns-network = Network
# After the sentence that there is no address yet, or below the addresses.
contracts-note = Do not trust an address from elsewhere: one sent in a chat may belong to a fake.

## When nothing helped: a list of facts, label and value

contact-title = Nothing helped?
contact-lead = Look the transaction up in the network’s explorer once more: what it shows is final. Whoever helps you needs the details below, and never a secret.
# Below the button that leads to support, once there is one.
contact-reply-value =
    { $support-reply_hours ->
        [one] Replies take about { $support-reply_hours } hour.
       *[other] Replies take about { $support-reply_hours } hours.
    }
# As long as support has no address: a sentence that says so stands before it.
contact-reply-instead = For a card payment, ask the card payment provider. For a problem with the app, ask the maker of your wallet. Do not answer anyone who offers RAA support in a chat.
# Labels; at most 22 characters.
contact-ready-label = Have ready
contact-ready-value = the network, the transaction hash, your public wallet address
contact-secret-label = Never send
contact-secret-value = your recovery phrase, a private key, card details

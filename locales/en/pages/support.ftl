### Support: two checklists, the contract addresses, and what to send when nothing helped.

# Browser tab, at most 60 characters; search results, at most 160.
meta-title = RAA support: token not visible, payment failed
meta-description = What to check when sRAA does not appear in your wallet or a payment fails, the token data for adding it by hand, and how long a reply takes.
meta-keywords = RAA support, sRAA, token not visible, add token to wallet, payment failed, contract address
# Title and text of a shared link.
meta-social-title = RAA support
meta-social-description = Two checklists: my token is not visible, and my payment failed. Never share your recovery phrase.

# Page heading, very large; one or two words.
head-title = Support
head-lead = Two problems are the most common, and a few checks usually solve them. Start with the one you have.

## First checklist. The heading is also the label of a link at the top; at most 30 characters.

token-title = I can’t see my token
token-lead = A missing token is usually still there, and the wallet just does not show it. Go through the four checks in order.
# Step heads; at most 32 characters.
token-1-title = Check the network
token-1-text = Open your wallet on the network you bought on. A token on one network does not show on another; a card purchase arrives on Base.
token-2-title = Check the transaction
token-2-text = Find it in your wallet’s history. While it is pending nothing has arrived, and if it failed no token was sent.
token-3-title = Add the token by hand
token-3-text = Choose “add token” in your wallet and enter the contract address for your network, { $staking-token-decimals } decimals and the symbol sRAA.
# Link to the table further down.
token-3-action = See the contract addresses
token-4-title = Restart the wallet app
token-4-text = Close it completely and open it again. Some wallets read balances only when they start.

## Second checklist

payment-title = My payment failed
payment-lead = Nothing is bought until the transaction is confirmed. Go through these checks before you pay again.
payment-1-title = Check the network
payment-1-text = Your wallet has to be on one of the presale networks, and on the same one as the purchase.
payment-2-title = Check the gas
# Coin symbols stay as they are.
payment-2-text = Network fees are paid in the network’s native coin: ETH on Ethereum and Base, BNB on BNB Chain, SOL on Solana. Keep some besides the amount you pay.
payment-3-title = Check the wallet
payment-3-text = Not every wallet holds accounts on every network. Use one that supports yours.
# Link to the list of wallets.
payment-3-action = See supported wallets
payment-4-title = Look before you pay again
payment-4-text = Find the failed payment in your wallet’s history. If it is still pending, wait: a second payment is a second purchase.

## Contract addresses: a table

contracts-title = Token data
contracts-lead = What a wallet asks for when you add sRAA by hand. Take an address from here only; one sent in a chat may lead to a copy.
# Column heads; at most 14 characters each. A fourth one, the contract, is shared with other pages.
contracts-network = Network
contracts-symbol = Symbol
contracts-decimals = Decimals
contracts-note = Where no address is shown, none is published yet. Do not trust one from elsewhere.

## When nothing helped: a list of facts, label and value

contact-title = Nothing helped?
contact-lead = Then a person has to look into it. Have the details of your purchase ready, and never send the secrets listed here.
# Labels; at most 22 characters.
contact-reply = Reply time
contact-reply-value =
    { $support-reply_hours ->
        [one] about { $support-reply_hours } hour
       *[other] about { $support-reply_hours } hours
    }
contact-ready = Have ready
contact-ready-value = the network, the transaction hash, your public wallet address
contact-secret = Never send
contact-secret-value = your recovery phrase, a private key, card details

## Where the buttons of paid plans lead: what is published about the whitelist and about sales

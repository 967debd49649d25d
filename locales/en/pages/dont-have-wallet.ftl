### Help for people without a wallet.

## Head of the document

# Browser tab and search results; at most 60 characters.
meta-title = No wallet yet? How to set one up for RAA
# Search results; at most 155 characters.
meta-description = What a crypto wallet is, how to set one up step by step, which wallets support the networks of the presale, and how to guard the recovery phrase.
meta-keywords = crypto wallet, set up a wallet, recovery phrase, MetaMask, Trust Wallet, Phantom, Solflare, RAA
# Card shown when the page is shared; at most 60 and 125 characters.
meta-social-title = A wallet comes first
meta-social-description = What a wallet is, how to set one up, and how to keep its recovery phrase to yourself.

## Head of the page

# Page heading, set very large; at most two lines of 18 characters.
start-title = A wallet comes first
# Below the heading; about 25 words.
start-lead = RAA is kept in a wallet that you alone control. Setting one up takes a little time, some care and a sheet of paper.
# Link below; at most 24 characters.
start-action-label = See the wallets

## What a wallet is: three columns

# Section heading; at most two lines of 24 characters.
what-title = What a wallet is
what-lead = Your coins are entries on a network. The wallet holds the key that can move them.
# Column heads, serif, at most 20 characters; texts about 25 words.
what-address-title = An address
what-address-text = This is a string of letters and digits to which others send coins. You may show it to anyone. It looks different on different kinds of network.
what-key-title = A key
what-key-text = This is the secret that signs what you send. It stays in the wallet. Whoever has it can move everything, and a transfer cannot be reversed.
what-phrase-title = A recovery phrase
what-phrase-text = This is the key, written as a short list of ordinary words. It restores the wallet when a device is lost, and it does so for anyone who reads it.

## Setting one up: numbered steps

# Section heading; at most two lines of 24 characters.
steps-title = How to set one up
steps-lead = Follow the order: write the recovery phrase down before any money arrives.
# Steps: a short instruction of at most 30 characters, then about 24 words.
steps-choose-title = Choose one that fits
steps-choose-text = Look at the networks beside each wallet below. If you mean to pay by bank card, it has to support Base: card purchases arrive there.
steps-download-title = Download it from its maker
steps-download-text = Use a link on this page or type the maker’s address yourself. Search results and advertisements often lead to fake wallets that steal.
steps-create-title = Create a new wallet
steps-create-text = Choose a password that you use nowhere else. It locks the app on this device only and does not replace the recovery phrase.
steps-phrase-title = Write the phrase down
steps-phrase-text = Write the words on paper, in the right order, before anything arrives. Take no photo and no screenshot, and keep no note in the cloud.
steps-try-title = Try it with a small amount
steps-try-text = Receive a little and see that it arrives on the right network. Every network charges its fees in its native coin, so keep some of that.

## Wallets: a list

# Section heading; at most two lines of 24 characters.
wallets-title = Wallets to choose from
wallets-lead = Other companies make these wallets. Neither they nor this site can restore what you lose in one.
# Before the names of networks; read out by screen readers.
wallets-networks = Networks of the presale
# Link to the maker’s page; { $host } is its address, such as example.org.
wallets-download = Download from { $host }
# About 20 words each.
wallets-metamask = This is a browser extension and a phone app. It began on Ethereum and now supports every network of the presale.
wallets-trust = This is a phone app with a browser extension. It supports many networks, including all those of the presale.
wallets-coinbase = This is a phone app and a browser extension. It supports many networks, including all those of the presale.
wallets-phantom = This is a browser extension and a phone app. It began on Solana. Of the presale networks, it does not support BNB Chain.
wallets-solflare = This is a browser extension and a phone app made for Solana alone. It does not support Base, so it does not suit a card purchase.

## Safety: three columns

# Section heading; at most two lines of 24 characters.
safety-title = Keep the phrase safe
safety-lead = Someone who knows your recovery phrase does not need to break into your wallet. Three rules protect it.
# Column heads, serif, at most 24 characters; texts about 25 words.
safety-ask-title = Nobody else needs it
safety-ask-text = No support team, no form and no airdrop ever needs your recovery phrase. Anyone who asks for it is trying to steal from you, however friendly the message.
safety-screen-title = Keep it off screens
safety-screen-text = Write it on paper and keep the paper away from fire and from other people. Anything typed or photographed can be copied without a trace.
safety-reset-title = There is no reset
safety-reset-text = If both the device and the phrase are gone, so are the tokens. No maker, no network and no court can bring them back.

## What comes next

# Section heading; at most two lines of 24 characters.
next-title = When the wallet is ready
next-text = Both ways to buy, from a wallet and by bank card, are explained step by step. RAA can lose all of its value, and it stays locked until the token generation event (TGE).
# Link; at most 24 characters.
next-action-label = How buying works

### The foot of every page: four columns of links, a disclaimer, one line of small print.

# Column headings, one word each.
footer-labs = Labs
footer-products = Products
footer-presale = Presale
footer-token = Token

# Links, at most 24 characters.
footer-docs = Docs
footer-blog = Blog
footer-bot = Messenger bot
# Stands for a product that is still to come: plain text, no link, no name.
footer-future = Future product
footer-buy = How to buy
footer-wallet = Don’t have a wallet?
footer-support = Support
footer-staking = Staking
footer-audit = Token audit

# Names the list of channels below for screen readers.
footer-social = Channels
footer-messenger = Messenger channel
footer-network = Social network
# A site that lists coins and their prices.
footer-coin-data = Coin data

footer-copyright = © { $editorial-copyright_year } { -raa }

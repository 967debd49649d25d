### The personal link in the referral hub: a sentence or the link, below it buttons.

## The sentence, at most 30 words

# Stands where the link would be.
no-wallet = A personal link belongs to a wallet. Connect one to get yours.
# The button below it; at most 18 characters.
connect = Connect wallet
# $address is a shortened address, such as 0x71C7…976F.
pending = Fetching the link of { $address }.
# The site works without the service that gives out links.
unavailable = Your link will appear here once personal links are available.
failed = The link could not be fetched. Check the connection, then try again.
failed-answer = The answer about this link could not be understood, so no link is shown. Try again later.
retry = Try again
# Where a browser runs no scripts.
no-script = You need JavaScript to fetch your link.

## The link

# Above the field that holds the link. $address as above.
link-label = Link of { $address }
# Buttons below it; at most 18 characters.
copy = Copy link
share = Share
# Goes out with a shared link, before its address; the visitor can change it.
share-text = { -raa } is a high-risk token. This link pays me when you buy.

## The link that the visitor came through

# Small, in a line of its own, only where it is known. $code is a word such as “anna-7”.
came-through = You came through the link of { $code }.

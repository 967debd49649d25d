# The wallet: a button in the header of every page and the dialog that it opens.
#
# { $wallet } is a name of a wallet's own making, such as MetaMask, and may be 40 characters long.
# { $network } is Ethereum, BNB Chain, Base or Solana. { $address } is shortened: 0x12ab…90ef.

# The button, at most 16 characters in English and 20 elsewhere. On small screens it is an icon, and this its name.
connect = Connect wallet
# Names the button for screen readers while a wallet is connected; the button itself shows the address.
open-account = Wallet { $address } on { $network }
open-account-astray = Wallet { $address }, on a network that this site does not use

## The dialog, before a wallet is connected

# Heading; at most 24 characters.
choose-title = Connect a wallet
# Below it; about 25 words.
choose-lead = This site will see your address. Nothing moves unless you sign it in the wallet. The site never asks for your recovery phrase.
# Above a list of wallets; { $networks } are the networks they can use, joined as this language does it.
choose-networks = For { $networks }
# In place of a name, for a wallet that does not give one; at most 30 characters.
unnamed = Wallet in this browser
# Where no wallet was found; the second sentence stands in a line of its own.
none = No wallet was found in this browser.
# The same, where a step needs a certain network.
none-for = No wallet for { $network } was found in this browser.
none-hint = A wallet is a browser extension or an app. Install one, then reload this page.
# The same on a phone, where the apps below are links; then the name of their list.
apps-lead = On a phone, a wallet is an app. Choose yours: it opens this page in its own browser.
apps-label = Wallet apps
# Link to the page that explains wallets; at most 36 characters.
help = No wallet yet? How to set one up
# Icon button.
close = Close

## The dialog, while a wallet is asked

# Heading.
waiting-title = Waiting for { $wallet }
waiting-text = Answer in the wallet’s own window. If you do not see it, open the wallet from the browser’s toolbar.
# Button; at most 14 characters.
cancel = Cancel

## The dialog, when it did not go well: what happened, then what to do. Above the list of wallets or of networks.

error-rejected = You declined the request in { $wallet }. Nothing has changed.
error-busy = { $wallet } is still waiting for you to answer an earlier request. Open its window, answer there, then try again.
error-unavailable = { $wallet } cannot be reached. Check that it is enabled and unlocked, then try again.
error-unknown-chain = { $wallet } does not let a site choose this network. Choose it in the wallet, or use another wallet.
error-invalid-answer = { $wallet } gave an answer that this site cannot read. Update the wallet, or use another one.
error-timeout = { $wallet } has not answered. Open it, unlock it, then try again.
error-failed = { $wallet } reported a problem. Nothing has changed. Open it to see why, then try again.

## The dialog, once a wallet is connected

# Heading; at most 24 characters.
account-title = Your wallet
# Labels above a value; at most 16 characters.
wallet-label = Wallet
address-label = Address
network-label = Network
# In place of a network’s name; at most 30 characters.
network-unknown = Not used by this site
# Below the address: what the site sees; the second one where the operator has set up a sales service. The third follows: what the browser keeps.
sees = This site sees this address and its network, and stores neither on a server.
sees-service = This site sees this address and its network. It asks its sales service for the stake and the referrals of the address.
remembers = Until you disconnect, this browser remembers which wallet you connected, and nothing else about the connection.
# Above the list of networks. The second one stands there while a step of the purchase needs that network.
switch-label = Switch the network
switch-astray = The wallet is on a network that this site does not use. Choose one of these.
switch-wanted = This step needs { $network }. Choose it here.
# Above the details of a wallet of Solana that is set to a network for tests.
astray-solana = The wallet is set to a test network of { $network }. Choose the main network in its settings.
# Said by screen readers once the wallet has changed its network.
switched = The wallet is now on { $network }.
# Buttons; at most 24 characters.
copy = Copy address
another = Use another wallet
disconnect = Disconnect
# Button to the first page of the platform, on pages outside it; at most 24 characters.
platform = Open the platform
# Link to a page about the address; { $host } is a web address such as etherscan.io.
explorer = View on { $host }

## Notices in the corner of the page; at most 40 characters

toast-connected = Wallet connected
toast-disconnected = Wallet disconnected
# Below “Wallet disconnected”; about 12 words.
toast-disconnected-text = This site no longer knows its address.

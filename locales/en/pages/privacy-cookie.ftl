### Privacy and cookies. Names in { $storage-… } are names in the code and are not translated.

# Browser tab and search result: title at most 60 characters, description at most 160.
meta-title = Privacy and cookies on the RAA site
meta-description = What this site keeps in your browser and for how long, what a wallet or a card payment reveals and to whom, and what is switched off unless you agree.
meta-keywords = RAA, privacy, cookies, local storage, referral link, wallet data, analytics consent
# Title and text of a shared link.
meta-social-title = What the RAA site keeps about you
meta-social-description = A short list, by name: what is stored in your browser, what is off unless you agree, and what a public ledger shows to everyone.

## Introduction

lead = You can read every page of this site without an account, without giving a name and without consenting to anything. This page lists what is nevertheless kept in your browser, under the names you will find there, and what happens when you connect a wallet or pay.

## Responsibility. Heads of parts: at most 34 characters.

operator-title = Who is responsible
operator-1 = The operator of the site is responsible for what is done with your data here. This site does not give the operator’s name or address yet, and it names no person in charge of data protection. Once the support page gives an address, you can send questions about your data there.
operator-2 = This page covers this site only. The networks, your wallet, a card payment provider and the sites that links lead to decide for themselves what they collect, and tell you so in policies of their own.

## Kept in your browser: a paragraph, a table with four columns, a paragraph

storage-title = What stays in your browser
storage-1 = The site uses the storage of your browser for a few small things. None of them holds your name, and none of them is read by another site.
# Read out before the table; also its visible caption.
storage-caption = Everything this site stores, by name
# Heads of the columns; at most 16 characters each.
storage-name = Name
storage-where = Where
storage-why = What for
storage-until = Until
# Cells: the place, at most 24 characters; the purpose, at most 80; the time, at most 40.
storage-local = Local storage
storage-session = Session storage
storage-cookie = Cookie
storage-wallet-why = Which wallet you connected, so that the site finds it again without asking
storage-purchase-why = Each payment: its amount, time, network, account and transaction, so that it is found again after a reload, in another language or in another tab
storage-draft-why = What you entered in the purchase form, so that a reload does not lose it
storage-consent-why = Whether you allowed or refused analytics; only after you have been asked
storage-referral-why = Remembers who referred you; only when you opened a link with ?{ $storage-referral-parameter }= in it
storage-theme-why = Your choice of dark or light; only after you have used the switch
storage-motion-why = That you have paused motion; removed when you resume it
storage-preloader-why = Shows the opening screen only once per visit
storage-sidebar-why = Whether you left the side menu of the platform open or closed
storage-reload-why = Which part of a page did not arrive, so that the page loads again only once
storage-until-disconnected = You disconnect it or clear it
storage-until-cleared = You clear it
storage-until-closed = You close the tab
storage-until-purchase =
    { $storage-purchase-days ->
        [one] { $storage-purchase-days } day after the payment, longer while its outcome is not known
       *[other] { $storage-purchase-days } days after the payment, longer while its outcome is not known
    }
storage-until-days =
    { $storage-sidebar-days ->
        [one] { $storage-sidebar-days } day after you last used the menu
       *[other] { $storage-sidebar-days } days after you last used the menu
    }
storage-2 = The referral entry is used for one thing: if you buy, the purchase can be credited to the person whose link you followed. It holds that person’s code, not yours.

## Cookies

cookies-title = Cookies
cookies-1 = The site sets one cookie, named “{ $storage-sidebar-name }”, and only on the platform pages. It keeps the side menu as you left it for { $storage-sidebar-days } days, so that the page does not jump when it opens. Browsers send a cookie along with each request to the site. This one says “open” or “closed” and nothing else.
cookies-2 = No advertising cookie is set unless you have agreed to one, as the part on analytics explains. You can block or delete all of these entries in the settings of your browser. Every page stays readable without them. Only the choices they remember are forgotten.

## Wallet

wallet-title = When you connect a wallet
wallet-1 = Connecting is your choice and needs your confirmation in the wallet. The site then sees the addresses you allow it to see, the network and the balances that belong to those addresses. It uses them in your browser, to show what you hold and to prepare a transaction. It never sees your recovery phrase or your private key, and it cannot move anything without your signature.
wallet-2 = Your wallet and the network services behind it learn that you opened this site. What you sign is written to a public ledger: anyone can read it, link it to your address and keep it. No one can delete it, the operator of this site included.
wallet-3 = The site itself passes on two things. Where the operator has configured a sales service, the page asks that service for the stakes and referrals of the connected address. After a payment from your wallet, the page may ask a public node of the network whether the transaction is confirmed. The service and the node also see your IP address.

## Payment

payment-title = When you pay
payment-1 = A purchase with a wallet consists of what you sign: an amount, a currency, an address and a time on a public ledger. If a referral code is kept in your browser, it is passed on with the purchase. As long as no payment provider is configured on this site, no purchase is possible and none of this is sent.
payment-2 = A card purchase takes place with the card payment provider. It asks for a phone number, a name and billing address, card details and a wallet address on Base. Up to { $presale-card_limit } USD it needs no identity check. Above that it may ask for more. These details go to the provider. This site does not store them.

## Analytics

analytics-title = Analytics and advertising
analytics-1 = Analytics and the advertising pixel are off. They load only if the operator has configured them and you have agreed. While either is missing, none of their scripts is fetched and no event leaves your browser.
analytics-2 = If both conditions are met, the events describe a purchase step by step: the panel opens, a wallet connects, a network is chosen and an amount is entered. Then a purchase is attempted, and it succeeds or fails. A click on staking is recorded too. The pixel receives views, leads, carts, checkouts and purchases with their amount in USD. You lose nothing by declining, and consent once given can be withdrawn as easily as it was given.
analytics-3 = The makers of these tools see what any host of a script sees: your IP address, the kind of browser and the page you are on. They may set cookies of their own and connect a visit with an account you have with them.
analytics-4 = Where analytics are configured, a bar at the foot of the page asks once. A browser that sends Global Privacy Control or Do Not Track has refused for you, and you are not asked. Your answer is kept in the entry “{ $storage-consent-name }”. If you withdraw it, the page loads again without these scripts.

## Delivery of the pages

delivery-title = How the pages reach you
delivery-1 = The pages are plain files. To deliver one, the host has to know your IP address. Like any web server it can log that address with the time, the page you asked for and the kind of browser you use. This site does not state which host is used or how long it keeps such a log.
delivery-2 = Fonts, drawings and scripts come from the same place as the page, so that no third party learns what you read. A video is loaded from another service only after you choose to play it.

## Error reports

errors-title = Error reports
errors-1 = Reports of errors are sent only if the operator has configured where they go. As long as nothing is configured, the details are shown to you, on the page or in the console of your browser, and stay there.
errors-2 = A report can contain personal data. It holds the error message and its place in the code, the kind of browser, and the address of the page without what follows the question mark. It also holds the last steps before the error: which buttons and links were pressed, without anything you typed. Whatever looks like the address of a wallet or a transaction is taken out. If you write to support about an error, you decide what you include. Leave out recovery phrases and card details.
# Only on a site that sends reports. { $destination } is the host that receives them.
errors-destination = On this site, reports of errors go to { $destination }. So do the times that each page takes to load.

## Links

links-title = Links to other sites
links-1 = Links lead to wallet makers, to block explorers and, once their addresses are known, to messengers, social networks and sites with market data. Nothing is loaded from them before you follow a link. When you do, the other site sees your IP address and may set cookies of its own.
links-2 = Explorers show what happened at an address. Whoever knows that an address is yours can see your past and future transfers there. Think about this before you share an address, for instance together with a referral link.

## Rights

rights-title = What you can do
rights-1 = You control what is kept in your browser: open its settings, look at the data of this site, delete it. Private windows forget everything when you close them. To be seen by fewer people on a ledger, use a separate address.
rights-2 = Depending on where you live you may have a right to know what is held about you and to have it corrected or deleted. You may also have a right to object and to complain to an authority. Data on a public ledger cannot be changed or deleted by anyone. When this page changes, the date at the top changes with it. The page is changed before a new kind of data is collected.

### The purchase estimator on “How to buy” and the practice purchase that follows it. Where a payment provider is configured, it stands
### below the purchase panel. Texts that the panel has too read the same there.

# The head of the page, very large; at most 40 characters. $amount is what was entered, in USD. The second is shown while that is no amount.
head-amount = What { $amount } USD would buy
head-any = What your amount would buy
# Below it, in the colour of greed. It is the state of this site.
closed = Nothing can be bought on this site today. You can still try the numbers.

## The form: it answers while one types

# Above the field; at most 24 characters.
amount-label = Amount in USD
# Above the amount that is worked out, then its unit.
receive-label = You receive about
receive-unit = sRAA
# Above two choices; then the entry for paying by card, at most 14 characters.
currency-label = Pay with
currency-card = Bank card
network-label = Network
# Instead of an estimate on one’s own amount where a browser runs no scripts.
no-script = These figures are an example. You need JavaScript to try your own amount.
# In place of the result. $example is a number as this language writes it.
amount-error-empty = Enter an amount
amount-error-number = Enter the amount in numbers, such as { $example }
amount-error-decimals =
    { $count ->
        [one] Enter an amount of { $currency } with at most { $count } decimal place
       *[other] Enter an amount of { $currency } with at most { $count } decimal places
    }
amount-error-minimum = Enter an amount of about { $presale-minimum_purchase } USD or more
amount-error-maximum = Enter an amount that buys at most { $tokenomics-supply } { -raa }, which is the whole supply

## Beside the form: how the purchase unlocks, then three lines

# Small heading, then the two ends of the drawing’s axis.
unlock-label = Unlocking
axis-start = TGE: { $amount }
axis-end = Month { $month }: { $amount }
# Opens a table with two columns.
months-title = Amounts month by month
month-label = Months after TGE
unlocked-label = Unlocked in total
# The first line. $amount and $price are amounts of USD, $count is the number of days from one rise to the next.
receive-basis = For { $amount } USD at the initial price of { $price } USD per { -raa }.
price-rise =
    { $count ->
        [one] Under the terms of the presale, the price rises every day, so later the same amount would buy less.
       *[other] Under the terms of the presale, the price rises every { $count } days, so later the same amount would buy less.
    }
# The second: one of these two, by what is paid with, then the next; $currency and $coin are symbols such as ETH.
price-par = One { $currency } is counted as one USD.
rate-later = Your wallet is charged in { $currency }, at the payment provider’s rate at that moment.
network-fee = The network fee on { $network }, called gas, is added in { $coin }. Its amount depends on how busy the network is.
# For a card instead: one of these two, by the amount, then the next. $network is the one on which card purchases arrive.
card-note = Up to { $presale-card_limit } USD no identity check is needed. The card payment provider asks for a phone number, a name and billing address, the card details, then a wallet address on { $network }.
card-note-above = Above { $presale-card_limit } USD expect an identity check. The card payment provider also asks for a phone number, a name and billing address, the card details, then a wallet address on { $network }.
card-fee = The fee for card payments is not known yet.
# The third, then the sentence on TGE from token.ftl. $count is a number of months.
unlock-basis =
    { $count ->
        [one] Locked until TGE, then unlocked over { $count } month.
       *[other] Locked until TGE, then unlocked in { $count } equal monthly parts.
    }

## The practice purchase: the steps of a real one with a mock wallet

# The button that begins it; at most 26 characters. Then what every step says.
practise = Practise the purchase
practice-note = Practice. Nothing is paid.
practice-failed = The practice purchase could not be loaded. Check your connection and press the button again.
# A question above its answers; $coin is the network’s own coin, such as ETH. The last one is for cards.
scenario-label = What should happen?
scenario-through = The payment goes through
scenario-rejected = You decline in the wallet
scenario-no-gas = No { $coin } for the network fee
scenario-wrong-network = The wallet is on the wrong network
scenario-widget = The card provider reports an error
# In the review, in place of addresses, which a practice purchase has none of.
practice-from = The address of your wallet
practice-token = The contract of { $currency } on { $network }
practice-coin = None: { $coin } is the coin of { $network }
practice-recipient = The address of the seller
# The mock wallet and the mock form of the card payment provider: heads, a line, buttons of at most 16 characters.
drawn-wallet = A mock wallet asks for your signature
drawn-card = A mock form of the card provider
drawn-fee = Network fee
practice-fee = A little { $coin }
drawn-decline = Decline
drawn-approve = Approve
drawn-cancel = Cancel
drawn-pay = Pay
# The steps in progress, in place of status-… of purchase.ftl; then the button at the end.
practice-check = In a real purchase, the network, the token contract and your balance would be checked now.
practice-sign = In a real purchase, your wallet would ask for your signature now. Read what it shows before you confirm.
practice-pay = In a real purchase, you would fill in the payment provider’s form now.
practice-confirm = In a real purchase, { $network } would now confirm the payment, which can take some minutes. Here it takes a moment.
practice-again = Practise again
# The end: a head of at most 40 characters, then a sentence; by wallet and by card. Nothing is reported as done, because nothing was.
practice-done = End of the practice
practice-success = In a real purchase, { $network } would now have confirmed your payment of { $amount } { $currency }.
practice-reported = In a real purchase, the payment provider would now have reported your payment of { $amount } { $currency } as complete. This site cannot check that on a network.
# Small heading, then sentences as a list.
practice-next = After a real purchase
# The end with a problem: a head of at most 40 characters, then the words before one of the sentences problem-….
practice-stopped = A real payment would stop here
practice-problem = In a real purchase, you would now read:

## From here on as in purchase.ftl, word for word (islands/purchase/practice/words.test.ts)

review = Review the payment
continue = Continue to payment
leave = Back to the amount
review-title = Before you sign
review-lead = Compare each line with what your wallet shows. A transfer cannot be undone.
review-amount = Amount
review-receive = You receive about
review-network = Network
review-from = From
review-token = Token contract
review-recipient = Recipient
review-sign = Sign in your wallet
steps-label = Progress of the payment
step-check = Check network and balance
step-review = Review
step-sign = Sign in your wallet
step-confirm = Network confirms
step-pay = Pay with the provider
step-done = done
next-credit = This site does not credit tokens itself. The seller does, after checking the payment, and this page cannot see when.
next-lock = What you bought comes as sRAA. It cannot be moved until TGE and then unlocks in equal parts over { $presale-vesting_months } months.
support-link = Get help
problem-rejected = You declined the request in your wallet. Nothing was sent.
problem-no-gas = Your wallet holds no { $coin } on { $network }, so it cannot pay the network fee. Add a little { $coin } and try again. Nothing was sent.
problem-wrong-network = Your wallet is on another network. Change it to { $network }, then try again. Nothing was sent.
problem-widget = The payment provider reported an error. Check your card or wallet before you pay again: you may already have been charged.

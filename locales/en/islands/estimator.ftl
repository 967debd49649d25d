### The purchase estimator on “How to buy”: what an amount buys, when it unlocks, which fees to expect. It is drawn while no payment
### provider is configured; texts that the purchase panel has too read the same there.

# Above and below the field; at most 24 characters.
amount-label = Amount in USD
pay-hint = Minimum: about { $presale-minimum_purchase } USD
# Above two choices; then the entry for paying by card, at most 14 characters.
currency-label = Pay with
currency-card = Bank card
network-label = Network
# Instead of an estimate on one’s own amount where a browser runs no scripts.
no-script = The figures below are an example. Working out your own needs JavaScript.

# Errors, beside the field and in the list above the form. $example is a number as this language writes it.
error-title = There is a problem
amount-error-empty = Enter an amount
amount-error-number = Enter the amount in numbers, such as { $example }
amount-error-decimals =
    { $count ->
        [one] Enter an amount of { $currency } with at most { $count } decimal place
       *[other] Enter an amount of { $currency } with at most { $count } decimal places
    }
amount-error-minimum = Enter an amount of about { $presale-minimum_purchase } USD or more
amount-error-maximum = Enter an amount that buys at most { $tokenomics-supply } { -raa }, which is the whole supply
# In place of the result, below an error.
no-estimate = Correct the amount above to see an estimate.

# The result: a label above an amount, its unit, then two sentences below it. $amount and $price are amounts of USD.
receive-label = You receive about
receive-token = sRAA, { $staking-token-ratio }:{ $staking-token-ratio } with { -raa }
receive-basis = For { $amount } USD at the initial price of { $price } USD per { -raa }.
# $count is the number of days from one rise to the next.
price-rise =
    { $count ->
        [one] The price rises every day, so later the same amount buys less.
       *[other] The price rises every { $count } days, so later the same amount buys less.
    }
fees-label = Fees and rates
# One of these two, by what is paid with, then the next; $currency and $coin are symbols such as ETH.
price-par = One { $currency } is counted as one USD.
rate-later = Your wallet is charged in { $currency }, at the payment provider’s rate at that moment.
network-fee = The network fee on { $network }, called gas, is added in { $coin }. Its amount depends on how busy the network is.
# For a card instead: one of these two, by the amount, then the next. $network is the one on which card purchases arrive.
card-note = Up to { $presale-card_limit } USD no identity check is needed. The card payment provider asks for a phone number, a name and billing address, the card details, then a wallet address on { $network }.
card-note-above = Above { $presale-card_limit } USD expect an identity check. The card payment provider also asks for a phone number, a name and billing address, the card details, then a wallet address on { $network }.
card-fee = No fee for card payments is published.

# How a purchase unlocks, then the sentence on TGE from token.ftl. $count is a number of months.
unlock-label = Unlocking
unlock-basis =
    { $count ->
        [one] Locked until TGE, then unlocked over { $count } month.
       *[other] Locked until TGE, then unlocked in { $count } equal monthly parts.
    }
# The two ends of the drawing’s axis.
axis-start = TGE: { $amount }
axis-end = Month { $month }: { $amount }
# Opens a table with two columns.
months-title = Amounts month by month
month-label = Months after TGE
unlocked-label = Unlocked in total

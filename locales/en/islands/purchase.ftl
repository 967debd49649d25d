### The purchase panel on “How to buy”: a form, a review before signing, the progress of a payment, its outcome.
### It is drawn only where a payment provider is configured; elsewhere the estimator (estimator.ftl) stands there, with a practice purchase.
### Names of currencies, coins and networks stay as they are. “Payment provider” is the company whose form takes the payment.

## The form

# Names the form for screen readers.
form-label = Buy { -raa }
# Labels above two fields; at most 24 characters. The second amount is an estimate.
pay-label = You pay
receive-label = You receive about
# Inside the second field, after the number. The token’s symbol, the same in every language.
receive-unit = sRAA
# Names the list of currencies for screen readers; then the entry for paying by card, at most 14 characters.
currency-label = Currency to pay with
currency-card = Bank card
# Below the first field.
pay-hint = Minimum: about { $presale-minimum_purchase } USD
# Label above the choice of four networks.
network-label = Network
# Below that choice. $coin is the network’s own coin, such as ETH.
network-hint = Keep a little { $coin } there for the network fee.
network-hint-card = Card purchases arrive on { $network }.

## The price, below the second field. One of these is shown; at most 150 characters each. $price is an amount of USD or a dash.

price-initial = { $price } USD per { -raa }: the initial price. The size of the steps since then is not known, so you may receive less.
price-schedule = { $price } USD per { -raa }, according to the published schedule.
price-quote = { $price } USD per { -raa }, quoted by the payment provider.
# $rate is an amount of USD, $currency a coin such as ETH.
price-quote-rate = { $price } USD per { -raa } and { $rate } USD per { $currency }, quoted by the payment provider.
# Follows the first two where a stablecoin is paid with.
price-par = One { $currency } is counted as one USD.
price-asking = Asking the payment provider for its price.
price-unanswered = The payment provider has no price for { $currency } at the moment. Choose another currency, or try again later.
price-unknown = This site has no exchange rate for { $currency } and does not guess one. Choose USDT or USDC to see a price.
price-card = Paying by card needs a card payment provider, and none is configured on this site.

## Below the fields

# Shown when the card is chosen. $network is the network on which card purchases arrive.
card-note = Up to { $presale-card_limit } USD no identity check is needed. The card payment provider asks for a phone number, a name and billing address, the card details, then a wallet address on { $network }.
# Beside a checkbox, then two links below it; the links at most 24 characters each.
terms-label = I have read the terms and the risk disclosure, and I can afford to lose everything I pay.
terms-link = Terms and legal
risks-link = Risk disclosure
# The button, by what comes next; at most 26 characters each.
connect = Connect wallet
review = Review the payment
continue = Continue to payment
# Below the button, one of these. $address is a shortened wallet address.
wallet-none = You pay from your own wallet. The wallet is not asked for anything until you press the button.
wallet-from = You pay from { $address }.
wallet-solana = The connected wallet is on Solana. Connect one that works on { $network }.
# $code is what a referral link carried.
referrer = The referral code { $code } goes to the payment provider with this purchase.
provider-loading = Loading the payment provider’s form.
provider-failed = The payment provider could not be loaded, so nothing can be paid here now. Reload the page to try again.
provider-foreign = The payment provider’s own form follows. What you enter there goes to it, not to this site.
# Link beside these; at most 24 characters.
support-link = Get help
wallet-link = I don’t have a wallet

## States without a form

# The provider is there but sells nothing now.
closed-offers = RAA cannot be bought at the moment: the payment provider offers nothing to pay with.
# Below it.
closed-next = Today you can read the risks and set up a wallet of your own.
# Instead of the button where a browser runs no scripts.
no-script = You need JavaScript to buy here, but this browser does not run it.

## Errors of the form, beside the field and in the list above the form. They say what to do.

error-title = There is a problem
amount-error-empty = Enter an amount
# $example is a number as this language writes it.
amount-error-number = Enter the amount in numbers, such as { $example }
# $currency is what the amount is counted in, such as USDC.
amount-error-decimals =
    { $count ->
        [one] Enter an amount of { $currency } with at most { $count } decimal place
       *[other] Enter an amount of { $currency } with at most { $count } decimal places
    }
amount-error-minimum = Enter an amount of about { $presale-minimum_purchase } USD or more
amount-error-maximum = Enter an amount that buys at most { $tokenomics-supply } { -raa }, which is the whole supply
terms-error = Tick the box once you have read the terms and the risk disclosure

## Before signing: a list of labels and values, then two buttons

review-title = Before you sign
review-lead = Compare each line with what your wallet shows. A transfer cannot be undone.
# Labels; at most 22 characters each.
review-amount = Amount
review-receive = You receive about
review-network = Network
review-from = From
review-token = Token contract
review-recipient = Recipient
# Button; at most 26 characters.
review-sign = Sign in your wallet

## Progress: a numbered list; at most 40 characters each

steps-label = Progress of the payment
step-check = Check network and balance
step-review = Review
step-sign = Sign in your wallet
step-confirm = Network confirms
step-pay = Pay with the provider
# Read to screen readers after a finished step.
step-done = done

# Below the list, about the step in progress; also read aloud.
status-switch = Your wallet is being asked to change to { $network }. Answer the request there.
status-check = Checking the network, the token contract and your balance.
status-sign = Your wallet asks for your signature. Read what it shows before you confirm.
status-confirm = The transaction has been sent. { $network } has to confirm it, which can take some minutes. If you reload this page in this tab, it continues from here.
status-wallet = The transaction has been sent, but { $network } is not answering at the moment. Connect your wallet on { $network } or check your connection. This page checks again by itself.
status-pay = Follow the payment provider’s form below.
# Button back to the form, from the review and every later view; at most 26 characters.
leave = Back to the amount

## Outcome: confirmed

success-title = Payment confirmed
success-text = { $network } has confirmed your payment of { $amount } { $currency }.
# The provider says so and this site can't look it up.
reported-title = Reported as paid
reported-text = The payment provider reports this payment as complete. This site cannot check that on a network.
# Small heading, then sentences as a list.
next-title = What happens next
next-credit = This site does not credit tokens itself. The seller does, after checking the payment, and this page cannot see when.
next-lock = What you bought comes as sRAA. It cannot be moved until TGE and then unlocks in equal parts over { $presale-vesting_months } months.
next-keep = Keep the transaction as your receipt. If nothing is credited, support needs its hash and the network.
# Link and button; at most 26 characters each.
explorer-link = See the transaction
again = Make another payment

## Outcome: not confirmed after several minutes

pending-title = Not confirmed yet
pending-text = { $network } has not confirmed this payment so far. It may still be waiting, or it may have been replaced or dropped. Look it up before you pay again: a second payment is a second purchase.
# Button; at most 26 characters.
pending-wait = Keep waiting

## Outcome: an error. A head and one of the sentences. Each sentence says what happened and what to do.

problem-title = The payment did not go through
# For errors after which something may have been sent.
problem-unclear-title = The payment is not complete

problem-rejected = You declined the request in your wallet. Nothing was sent.
problem-busy = Your wallet still shows an earlier request. Open it, answer that one, then try again.
problem-no-wallet = The wallet is no longer connected. Connect it and try again. Nothing was sent.
problem-unknown-chain = Your wallet does not know { $network } and did not add it. Add the network in the wallet, then try again. Nothing was sent.
problem-wrong-network = Your wallet is on another network. Change it to { $network }, then try again. Nothing was sent.
# $balance and $amount are numbers.
problem-insufficient-funds = Your wallet holds { $balance } { $currency } on { $network }, and the payment is { $amount }. Enter a smaller amount or add funds to the wallet. Nothing was sent.
problem-no-gas = Your wallet holds no { $coin } on { $network }, so it cannot pay the network fee. Add a little { $coin } and try again. Nothing was sent.
problem-token-mismatch = The contract given for { $currency } on { $network } does not answer as that token should. Nothing was sent. Contact support before you try again.
problem-changed = The account or the network of your wallet has changed since the review. Nothing was sent. Review the payment again.
problem-unreachable = { $network } could not be reached. Check your connection and the wallet’s network, then try again. Nothing was sent.
problem-unanswered = Your wallet has not answered. Look there first: if the request is still open, decline it before you try again.
problem-failed = The wallet could not carry out the request. Look at its history before you try again.
problem-reverted = { $network } has refused the transfer. The amount was not taken, but the network fee was. Look at the transaction, then ask support.
problem-not-transferred = { $network } has confirmed the transaction, but it contains no transfer of this amount to the seller. Look at the transaction, then ask support.
problem-widget = The payment provider reported an error. Check your card or wallet before you pay again: you may already have been charged.

## Payments that were begun, above the form: each with its amount, its time and one of these sentences

# Small heading; then the line above each payment.
payments-title = Payments in this browser
payment-line = { $amount } { $currency } on { $network }
# Not known yet whether it was approved: in the visitor’s own wallet, or with the payment provider.
payment-asked = Your wallet was asked to approve this payment, and it is not known yet whether it was approved. If the request is still open in the wallet, answer it there. Meanwhile this page looks for the payment on { $network }.
payment-asked-provider = The payment provider’s form was opened for this payment, and this page has not heard how it ended. Look at your card or wallet before you pay again.
payment-sent = The transaction has been sent. { $network } has not confirmed it yet.
# Buttons; at most 26 characters each. With the first the visitor says how a payment ended that was not approved.
payment-closed = Mark as not paid
payment-hide = Remove from the list
# Beside a box in the form, while a payment may still go through, and its error.
again-label = An earlier payment may still go through. I want to pay a second time all the same.
again-error = Look at the earlier payment first, then tick the box if you want to pay a second time
# In the form and above the review. $price is an amount of USD.
price-renewed = The price has changed to { $price } USD per { -raa }. Check both amounts before you continue.
# As the errors above.
problem-replaced = { $network } has confirmed another transaction of your account in place of this one. This payment was not taken.
problem-another = Another payment was begun after this review. Nothing was sent. Look at that payment first.
# In place of card-note, for a larger amount.
card-note-above = Above { $presale-card_limit } USD expect an identity check. The card payment provider also asks for a phone number, a name and billing address, the card details, then a wallet address on { $network }.
# As the sentences about a payment: while its transaction is in one of the latest blocks, and while the network does not answer.
payment-block = The transaction is in a block of { $network }. It counts as confirmed once a few more blocks follow, because { $network } may still replace the latest ones.
payment-asked-silent = Your wallet was asked to approve this payment, and it is not known whether it was approved, because { $network } is not answering at the moment. Look at the wallet’s history before you pay again.
# A head above an error, at most 30 characters, and its sentence.
other-account-title = Paid from another account
problem-other-account = { $network } has confirmed a transfer of this amount to the seller, but from another account than the one you reviewed. If that account is yours, do not pay again. Look at the transaction, then ask support.

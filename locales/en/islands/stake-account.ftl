### The stake of the sample account or of a connected wallet, on the staking page and in the platform: one line with a button, below it three
### figures, then the vesting rounds.

## The figures

# Labels of the three figures; at most 22 characters.
balance = Balance
accrued = Accrued rewards
claim = Claim
# Value of the third figure, with a small lock: the claim cannot be made before listing. At most 12 characters.
locked = Locked
# Beneath it; at most 60 characters. Also said when the button is pressed.
locked-note = The claim stays locked until listing.
# The button beside “Locked”, greyed; a verb, at most 10 characters.
claim-run = Claim
# In place of the first two figures until they are known: what they count.
balance-note = The sRAA in your wallet
accrued-note = The { -raa } it has earned so far
# Below the rewards of the sample account. $apy has its percent sign already.
accrued-sample =
    { $count ->
        [one] After { $count } month at { $apy } a year, the highest rate. It is not guaranteed.
       *[other] After { $count } months at { $apy } a year, the highest rate. It is not guaranteed.
    }
# Unit of the rewards and of a round, after the number.
unit = { -raa }

## The line above the figures: sentences, beside them a button of at most 18 characters

# Head of the line as long as no wallet is connected; at most 60 characters.
no-wallet = Connect a wallet to see your stake
# Below that head: what connecting shows, and what it takes.
sees = You will see how much sRAA your wallet holds, the rewards so far, and each vesting round. You need a wallet in this browser. Connecting shows this site your address, but you sign nothing.
connect = Connect wallet
# $address is a shortened address, such as 0x71C7…976F, here and below.
pending = Reading the stake of { $address }.
# As long as there is no address that a balance could be read from.
unavailable = The balance cannot be read today: the contract address of sRAA is not published on any network yet.
# A wallet is connected, and nothing can be read for it. The sentence above follows.
connected = { $address } is connected.
nothing = No stake is known here for { $address }.
# There is a stake, and all of it is shown.
read = This is the stake of { $address }.
# These two follow one of the sentences above. $networks is a list of names, such as “Ethereum, BNB Chain, or Base”.
balance-elsewhere = Your balance can be read on { $networks }, where the address of sRAA is published. Your wallet is on another network.
rewards-unavailable = Rewards and vesting rounds cannot be shown yet.
# Errors, with the button.
failed = The stake could not be read. Check the connection and the wallet, then try again.
failed-answer = The answer about this stake could not be understood, so none of it is shown. Try again later.
retry = Try again
# Below the line, where a browser runs no scripts.
no-script = You need JavaScript to see the stake of a wallet.

## The vesting rounds: a dot for each, and a table

# Above the dots; also names them and the table for screen readers.
rounds-title = Vesting rounds
# Each vesting round (a part of a purchase that unlocks separately) is claimed with a transaction of its own.
rounds =
    { $count ->
        [one] Needs { $count } signed transaction.
       *[other] Needs { $count } signed transactions.
    }
# Follows it: how many of these transactions are signed already, such as “1 of 4 signed”.
rounds-progress = { $signed } of { $total } signed.
# The button opens and closes the list of the rounds.
rounds-show = Show rounds
rounds-hide = Hide rounds
# Column heads; at most 14 characters. “Unlocks”: above a date.
round-head = Round
amount-head = Amount
unlocks-head = Unlocks
state-head = State
# A row. $number counts the rounds from the first one.
round-name = Round { $number }
# What a screen reader says for the dot of a round, before its state, such as “Signed”.
round-says = Round { $number }: { $amount } { -raa }.
# State of a round; at most 16 characters. A round that cannot be claimed yet is “Locked”, as above.
round-open = Open to claim
round-signed = Signed
# Below the table.
rounds-note = Nothing can be signed on this page before listing.

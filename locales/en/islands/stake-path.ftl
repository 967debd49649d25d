### The way of a stake as a timeline, on the staking page: a drawing, and below it five points.

# Above the drawing: what it is drawn for. $amount is an amount of RAA.
basis =
    { $count ->
        [one] For { $amount } { -raa }, if TGE comes { $count } month after the purchase.
       *[other] For { $amount } { -raa }, if TGE comes { $count } months after the purchase.
    }
# Legend of the drawing: two colours, then what a line is.
locked = Locked
free = Unlocked
lines =
    { $count ->
        [one] { $count } line for { $count } monthly unlock
       *[other] { $count } lines, one for each monthly unlock
    }

## The points: a head of at most 24 characters, when it is, a figure with its unit, one or two sentences

# When: months since the purchase.
month = Month { $month }
span = Months { $from } to { $to }
# Units, after a figure.
unit = { -raa }
each = { -raa } a month
# Figure of the third point: the reward.
at-most = up to { $amount }

buy-title = Buy in the presale
buy-text = From here on the tokens are locked: you cannot transfer them until TGE.
staked-title = Receive sRAA
staked-text = You receive it { $staking-token-ratio }:{ $staking-token-ratio } with the { -raa } you bought. It is staked automatically, and you do not have to switch anything on.
tge-title = TGE and listing
# Below the reward. $apy has its percent sign already.
tge-text = This is the highest possible reward, at { $apy } APY. No rate is guaranteed. After listing you exchange sRAA for { -raa } plus the rewards. Until then the claim is locked.
unlock-title =
    { $count ->
        [one] { $count } monthly unlock
       *[other] { $count } monthly unlocks
    }
unlock-text = What you bought unlocks in equal parts. If your tokens are spread over several vesting rounds, you sign one transaction for each round.
end-title = All unlocked
end-text = Everything you bought has been unlocked.

# The staking calculator on the tokenomics page: two fields, a button, the result.

# Names the form for screen readers.
form-label = Staking reward calculator

# Above and below the first field. $min and $max are amounts of RAA.
amount-label = Stake amount
amount-hint = This form accepts { $min } to { $max } { -raa }.

# Inside the field, after the number.
amount-unit = { -raa }

# Above and below the second field; also names the slider below it.
months-label = Duration
# Inside the field, after the number; at most 12 letters.
months-unit = months
months-hint = This form accepts { $min } to { $max } months.
# What a screen reader says for the slider's position.
months-value =
    { $count ->
        [one] { $count } month
       *[other] { $count } months
    }

# The button.
run = Calculate reward
# The button below the result. Its address holds the amount and the months; at most 34 characters.
copy = Copy link to this calculation

# Errors, each beside its field. $example is a number as this language writes it.
amount-error-number = Enter a stake amount in numbers, such as { $example }
amount-error-range = Enter a stake amount from { $min } to { $max } { -raa }
months-error = Enter a duration in whole months, from { $min } to { $max }

# In place of the result while what is entered cannot be calculated.
no-result = Correct the entry to see a result.

# The result.
reward-label = Projected reward
# The figure itself. $amount has its groups; the unit follows in small.
reward-value = up to { $amount }
# Below the figure: what it was worked out for.
reward-basis =
    { $count ->
        [one] For { $amount } { -raa } over { $count } month
       *[other] For { $amount } { -raa } over { $count } months
    }
# Below the reward, where the stake and the reward together exceed the supply. $sum is both together.
exceeds = Such a reward cannot be paid. Together with the stake it is { $sum } { -raa }, which is more than the whole supply of { $tokenomics-supply } { -raa }.
apy-label = Highest yearly rate (APY)
penalty-label = Early-withdrawal penalty

# Below the result, how it was worked out. $apy has its percent sign already, $reward its groups;
# 12 is the number of months in a year.
formula = { $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }, at a simple annual rate, without compounding.
assumption-rate = { $apy } is the highest yearly rate that the project names. It is not guaranteed and ends at TGE. After launch the rate is dynamic and set by the DAO. The calculation uses { $apy } for every month you enter, although the project names no rate for the months after TGE.
assumption-ratio = Staked { -raa } is held as sRAA, { $staking-token-ratio }:{ $staking-token-ratio } with { -raa }, so the reward is counted in { -raa }.

# Instead of the button where a browser runs no scripts.
no-script = The figures below are an example. You need JavaScript to try your own.

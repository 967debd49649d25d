# The closing call of a page: a large line, one sentence, two buttons and the risk.

# Under the head. It states the schedule and takes the hurry out of it.
closing-lead =
    The terms of the presale set a price that rises { $presale-step_days ->
        [one] every day
       *[other] every { $presale-step_days } days
    }. Take the time to read the risks before you decide.
# Main button; at most 16 characters.
closing-buy = Buy RAA
# Second button; at most 18 characters.
closing-try = Try free
# Directly under the buttons, on every page that has them.
closing-risk = RAA has no guaranteed value. Yields are not promised, and tokens stay locked until the token generation event (TGE). Nothing here is investment advice.

# In place of the main button as long as nothing can be bought on this site: it leads to the steps and an estimate. At most 22 characters.
closing-estimate = Estimate a purchase
# Said first as long as nothing can be bought on this site: where buying is explained, and above the steps of a purchase.
sale-closed = You cannot buy RAA on this site today.
# Follows it where the steps of a purchase are described.
sale-planned = You cannot buy RAA on this site today. The steps below describe the purchase as the project plans it.

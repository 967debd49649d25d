### The validator programme. The panel with both figures for the stake is in validators.ftl.

## Head of the document

# Browser tab and search results; at most 60 characters.
meta-title = RAA validators: up to { $validators-maximum } nodes, duties and stake
# Search results; at most 155 characters.
meta-description = What RAA validators approve and check, what they get, how to become one, and which two figures there are for the minimum stake. High risk.
meta-keywords = RAA, validators, validator node, minimum stake, agent templates, smart money, revenue share, presale
# Card shown when the page is shared; at most 60 and 125 characters.
meta-social-title = RAA validators: duties and stake
meta-social-description = The duties of an RAA validator, what it gets, and both figures for the stake. High risk.

## Head of the page

# Page heading, set very large beside a ring of dots; at most three lines of 16 characters. The two figures for the minimum stake, as neither is confirmed.
start-title = A node needs { NUMBER($conflicts-validator_stake-first, notation: "compact") } or { NUMBER($conflicts-validator_stake-second, notation: "compact") }+ RAA
# The same once one of them is confirmed: { $stake } is that figure, with its unit.
start-stake-confirmed = A node needs { $stake }
# Below the heading; about 30 words.
start-lead = There are two figures for the minimum stake, and neither is confirmed. Validators approve agent templates and developers’ submissions, check data, and share in the protocol’s revenue. RAA can lose all of its value.
# Button beside the one that leads to a purchase; at most 26 characters.
start-action-label = How to become one
# Four facts: small labels of at most 24 characters, short values.
start-maximum-label = Maximum nodes
start-maximum-value = { $validators-maximum }
start-share-label = Set aside for them
start-share-value = { $tokenomics-allocation-validators } of the supply
# Below the start, the middle and the end of a drawing: lines pass three rings of dots and become calm. At most 28 characters each.
hero-stage-in = A template comes in
hero-stage-checks = Nodes check it
hero-stage-out = Approved ones can be copied
# Below that drawing, in small type. The second is shown once a number of validators is known: { $taken } is that number.
start-caption-open = A drawing of the idea, with one dot for each node. All are drawn empty.
start-caption-taken = A drawing of the idea, with one dot for each node. Filled: { $taken }.

## The stake. The panel itself is in validators.ftl.

# Section heading; at most two lines of 24 characters.
stake-title = Two figures for the stake
stake-lead = The tokenomics text and the validator page give different figures for the minimum stake. The project has confirmed neither.
# Label above the one figure, once one of the two is confirmed; at most 24 characters.
stake-confirmed = Minimum stake
# Below each of the two figures: what so much RAA costs; { $cost } is a number.
stake-cost = { $cost } USD at the initial price

## Duties: a table

# Section heading; at most two lines of 24 characters.
duties-title = What a validator does
duties-lead = Other people rely on every approval.
# Column heads; at most 20 characters each.
duties-columns-name = What comes in
duties-columns-text = What the node does
duties-columns-remark = Who relies on it
# Names in serif, at most 26 characters; then about 14 words; then two to five words.
duties-templates-name = Agent templates
duties-templates-text = Curates the marketplace, and approves a template before it can be copied.
duties-templates-remark = Everyone who copies an agent
duties-submissions-name = Developers’ submissions
duties-submissions-text = Reviews what developers submit and decides whether to approve it.
duties-submissions-remark = Developers and their users
# Alpha: information that is meant to be worth an advantage.
duties-index-name = Influencer and alpha data
duties-index-text = Indexes what influential accounts say, so that a claim can be traced to its source.
duties-index-remark = Subscribers to alpha data
# Smart money: wallets that are taken to be well informed.
duties-flows-name = Smart-money flows
duties-flows-text = Checks that a move by closely watched wallets is genuine before it counts as a signal.
duties-flows-remark = Anyone who acts on a reading

## What they get: three columns

# Section heading; at most two lines of 24 characters.
rewards-title = What a validator gets
rewards-lead = The project states no amounts, so we promise none here.
# Column heads, serif, at most 22 characters; texts about 20 words.
rewards-revenue-title = A share of revenue
rewards-revenue-text = Validators share in the protocol’s revenue.
rewards-priority-title = Priority
rewards-priority-text = The project gives validators priority. It has not said over whom, or in what.
rewards-allocation-title = An allocation
rewards-allocation-text = { $tokenomics-allocation-validators } of the supply is set aside for validators, across { $validators-maximum } nodes.

## Becoming one: numbered steps

# Section heading; at most two lines of 24 characters.
steps-title = How to become one
steps-lead = You buy first, and the team verifies you later. Buying does not secure you a place.
# Steps: a short instruction of at most 30 characters, then about 22 words.
steps-buy-title = Buy in the presale
steps-buy-text = What you buy stays locked until the token generation event (TGE), whether or not you become a validator.
steps-contact-title = Contact the team
steps-contact-text = Say that you want to run a node.
steps-verify-title = Pass verification
steps-verify-text = The team verifies you.
steps-receive-title = Receive your allocation
steps-receive-text = You are allotted RAA from the part set aside for validators.

## Today: three columns

# Section heading; at most two lines of 24 characters.
today-title = What you can do today
today-lead = None of it costs anything or commits you to anything.
# Column heads, serif, at most 26 characters; texts about 20 words. A link follows each.
today-estimate-title = Estimate a purchase
today-estimate-text = The estimator shows what an amount would buy at the initial price, what stays locked and until when.
today-wallet-title = Set up a wallet
today-wallet-text = Any purchase starts with one. Get to know it before there is money in it.
today-open-title = Follow the open points
today-open-text = The list shows whether the stake, the verification and a contact are known yet.

## Closing call. Its sentence, main button and risk line are in closing.ftl.

# The largest line after the page heading; at most 26 characters.
buy-title = Check the stake first
# Second button; at most 22 characters.
buy-try-label = See the tokenomics

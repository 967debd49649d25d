### The product overview. Sections follow the order of the page.

## Head of the document

# Browser tab and search results; at most 60 characters.
meta-title = About RAA: what it reads and whom it serves
# Search results; at most 155 characters.
meta-description = What RAA reads, which products follow from it, who they are for and what the project claims. High risk: you can lose everything you pay.
meta-keywords = RAA, about, emotional intelligence, RAAdar, behaviour profile, AI trading agents, FOMO alerts, learning app
# Card shown when the page is shared; at most 60 and 125 characters.
meta-social-title = A second opinion on the market’s mood
meta-social-description = Alerts, behaviour profiles, agents and a learning app, each with what is on record about it. High risk.

## Head of the page

# Page heading, set very large beside a picture; at most three lines of 16 characters.
start-title = A second opinion on the market’s mood
# Below the heading; about 30 words.
start-lead = RAA reads fear, greed and FOMO in the crowd, on the chain and in your own trades. It tells you in plain words what it sees, while there is still time to wait.
# Link below; at most 24 characters.
start-action-label = See the products

## What it reads: three columns

# Section heading; at most two lines of 24 characters.
reads-title = What it reads
reads-lead = A chart shows what happened. These three sources show what people felt while it happened.
# Column heads, serif, at most 20 characters; texts about 25 words.
reads-chain-title = The chain
reads-chain-text = Transfers between wallets show who buys late, who sells early and who holds. The records are public.
reads-crowd-title = The crowd
reads-crowd-text = Posts and channels show how people feel. When many people change their tone at once, that is worth knowing, whatever the price does next.
reads-you-title = Your own trades
reads-you-text = You may enter in a rush, exit in fear or trade a larger size after a loss. You see such habits laid out and decide what to do about them.

## Products: a table

# Section heading; at most two lines of 24 characters.
products-title = Product by product
# TechMap is the name of a page, as in the menu.
products-lead = The table shows what each product does and what is on record about it. The TechMap shows when each part was planned.
# Column heads; at most 20 characters each.
products-columns-name = Product
products-columns-text = What it does
products-columns-remark = On record
# Names in serif, at most 22 characters; then about 16 words; then what is on record, about 12 words.
products-radar-name = RAAdar
products-radar-text = Alerts for FOMO, fear and greed. It tells you when a mood turns into a rush, and in which market.
# The figures are claims of the project.
products-radar-remark = { stats-signals-value } labelled emotion signals and { stats-accuracy-value } prediction accuracy, both claimed
products-profile-name = Behaviour profile
products-profile-text = Shows your habits as a trader: what you do after a gain, after a loss and in a crowd.
products-profile-remark = { stats-profiles-value } wallet behaviour profiles, claimed
products-signals-name = Signal analysis
products-signals-text = Compares on-chain moves with social posts and labels both by feeling.
products-signals-remark = { stats-posts-value } posts indexed, claimed
products-agents-name = Personal AI agents
products-agents-text = Trade by the rules you set on a calm day, and stop where you told them to stop.
products-agents-remark = No result is known. An agent can lose money, quickly and while you sleep.
products-app-name = Learning app
products-app-text = Short lessons, market days replayed as a game, and quests that pay RAA when you finish them.
products-app-remark = { stats-users-value } users trained, claimed
products-market-name = Agent marketplace
products-market-text = Copy an agent template that somebody else made, and pay its creator for it.
products-market-remark = { $tokenomics-creator_share } to the creator, { $tokenomics-protocol_share } to the protocol; from { $tokenomics-micro_token_copies } active copies, a micro-token of its own
products-staking-name = Staking
products-staking-text = Presale buyers hold their RAA as sRAA, one for one and staked from the start.
products-staking-remark = Up to { $staking-apy } APY until the token generation event (TGE), not guaranteed; after launch the DAO sets the rate
products-validators-name = Validator nodes
products-validators-text = Check agent templates, developers’ submissions and data before others rely on them.
products-validators-remark = At most { $validators-maximum } nodes; { $tokenomics-allocation-validators } of the supply is set aside for them

## Who it is for: six audiences, two columns beside the heading

# Section heading; at most two lines of 24 characters.
audiences-title = Who it is for
audiences-lead = Six groups of people use the same reading in different ways.
# Names at most 34 characters; texts about 25 words.
audiences-retail-title = Retail traders
audiences-retail-text = You trade in the evening, on a phone, against people who do it all day. A warning before the order helps you more than a chart after it.
audiences-pro-title = Pro traders and alpha hunters
audiences-pro-text = You collect data that others lack. Labelled moods are one source, and an honest record of your own lapses is another.
audiences-funds-title = Funds and institutional desks
audiences-funds-text = You have to explain a position to somebody. One measure of the crowd and of wallets gives everyone the same figures to discuss. Terms are agreed with sales.
audiences-funds-action-label = See the plans
audiences-investors-title = Investors and VCs
audiences-investors-text = You look at the protocol itself: supply, release, burned fees. All of it is set out here, and what is missing is marked.
audiences-investors-action-label = Read the tokenomics
audiences-builders-title = Builders and developers
audiences-builders-text = You build agents, or products that need a measure of mood. An API, an SDK and datasets are planned. You receive { $tokenomics-creator_share } of each payment for a copy of your template.
audiences-builders-action-label = Open the TechMap
audiences-validators-title = Would-be validators
audiences-validators-text = You want to run a node and answer for what it approves. Begin with the duties and with both figures for the stake.
audiences-validators-action-label = See the programme

## Figures. They and the note below the heading are in claims.ftl.

# Section heading; at most two lines of 24 characters.
figures-title = What the project claims

## Closing call. Its sentence, buttons and risk line are in closing.ftl.

# The largest line after the page heading; at most 26 characters.
buy-title = Read first, then decide

### The product overview. Sections follow the order of the page.

## Head of the document

# Browser tab and search results; at most 60 characters.
meta-title = About RAA: what it reads and whom it serves
# Search results; at most 155 characters.
meta-description = What RAA reads, which products follow from it, who they are for and what the project claims. High risk: you can lose everything you pay.
meta-keywords = RAA, about, emotional intelligence, RAAdar, behaviour profile, AI trading agents, FOMO alerts, learning app
# Card shown when the page is shared; at most 60 and 125 characters.
meta-social-title = A second opinion on the mood
meta-social-description = Alerts, behaviour profiles, agents and a learning app, each with what is on record about it. High risk.

## Head of the page

# Page heading, set very large beside a picture; at most three lines of 16 characters.
hero-title = A second opinion on the mood.
# Below the heading; about 30 words.
hero-lead = RAA reads fear, greed and FOMO in the crowd, on the chain and in your own trades. It tells you what it sees in plain words, while there is still time to wait.
# Link below; at most 24 characters.
hero-action = See the products

## What it reads: three columns

# Section heading; at most two lines of 24 characters.
reads-title = What it reads.
reads-lead = A chart shows what happened. These show what people felt while it happened.
# Column heads, serif, at most 20 characters; texts about 25 words.
reads-chain = The chain
reads-chain-text = Moves between wallets: who buys late, who leaves early and who keeps still. The records are public, so nobody has to be asked.
reads-crowd = The crowd
reads-crowd-text = Posts and channels, read for feeling rather than for opinion. When many people change their tone at once, that is worth knowing, whatever the price does next.
reads-you = Your own trades
reads-you-text = The entry made in a rush, the exit made in fear, the size that grew after a loss. You see them laid out as habits; what to do about them stays with you.

## Products: a table

# Section heading; at most two lines of 24 characters.
products-title = Product by product.
# TechMap is the name of a page, as in the menu.
products-lead = What each one does and what is on record about it. When a part was planned, the TechMap says.
# Column heads; at most 20 characters each.
products-name = Product
products-purpose = What it does
products-record = On record
# Names in serif, at most 22 characters; then about 16 words; then what is published, about 12 words.
products-radar = RAAdar
products-radar-text = Alerts for FOMO, fear and greed. It tells you when a mood turns into a rush, and in which market.
# The figures are claims of the project.
products-radar-record = { stats-signals } labelled emotion signals and { stats-accuracy } prediction accuracy, both claimed
products-profile = Behaviour profile
products-profile-text = Shows your habits as a trader: what you do after a gain, after a loss and in a crowd.
products-profile-record = { stats-profiles } wallet behaviour profiles, claimed
products-signals = Signal analysis
products-signals-text = On-chain moves and social posts, looked at side by side and labelled by feeling.
products-signals-record = { stats-posts } posts indexed, claimed
products-agents = Personal AI agents
products-agents-text = Trade by the rules you set on a calm day, and stop where you told them to stop.
products-agents-record = No result is published. An agent can lose money, quickly and while you sleep.
products-app = Learning app
products-app-text = Short lessons, market days replayed as a game, and quests that pay RAA when you finish them.
products-app-record = { stats-users } users trained, claimed
products-market = Agent marketplace
products-market-text = Copy the template of an agent that somebody else made, and pay its maker for it.
products-market-record = { $tokenomics-creator_share } to the creator, { $tokenomics-protocol_share } to the protocol; from { $tokenomics-micro_token_copies } active copies, a micro-token of its own
products-staking = Staking
products-staking-text = Early buyers hold their RAA as sRAA, one for one and staked from the start.
products-staking-record = Up to { $staking-apy } APY until TGE, not guaranteed; after launch the DAO sets the rate
products-validators = Validator nodes
products-validators-text = Check agent templates, building submissions and data before others rely on them.
products-validators-record = At most { $validators-maximum } nodes; { $tokenomics-allocation-validators } of the supply is set aside for them

## Who it is for: six audiences, two columns beside the heading

# Section heading; at most two lines of 24 characters.
audiences-title = Who it is for.
audiences-lead = The same reading, put to different work.
# Names at most 34 characters; texts about 25 words.
audiences-retail = Retail traders
audiences-retail-text = You trade in the evening, on a phone, against people who do it all day. A word before the order helps you more than a chart after it.
audiences-pro = Professional traders, alpha hunters
audiences-pro-text = You collect inputs that others lack. Labelled moods are one. An honest record of your own lapses is another.
audiences-funds = Funds and institutional desks
audiences-funds-text = You have to explain a position to somebody. One measure of crowd and wallets gives the argument a common page. Terms go through sales.
audiences-investors = Investors and VCs
audiences-investors-text = You look at the protocol itself: supply, release, burned fees. It is written down here, and so is every gap in it.
audiences-investors-link = Read the tokenomics
audiences-builders = Builders and developers
audiences-builders-text = You make agents, or things that need a measure of mood. An API, an SDK and datasets are in the plan; { $tokenomics-creator_share } of each payment for a copy goes to you.
audiences-builders-link = Open the TechMap
audiences-validators = Would-be validators
audiences-validators-text = You want to run a node and answer for what passes through it. Begin with the duties and with both readings of the stake.
audiences-validators-link = See the programme

## Figures. They and the note below the heading are in claims.ftl.

# Section heading; at most two lines of 24 characters.
figures-title = What the project claims.

## Closing call. Its sentence, buttons and risk line are in closing.ftl.

# The largest line after the page heading; at most 26 characters.
buy-title = Read first, then decide.

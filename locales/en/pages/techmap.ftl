### The roadmap of the technology. States, half-years and the names of the items are in roadmap.ftl.

## Head of the document

# Browser tab and search results; at most 60 characters. { $roadmap-years } is the two years in short, 25/26.
meta-title = RAA TechMap { $roadmap-years }: the technology roadmap
# Search results; at most 155 characters.
meta-description = The RAA roadmap by half-year: what each part is for and when it was planned. A part is marked as shipped only when a link shows it.
meta-keywords = RAA, TechMap, roadmap, testnet, agent marketplace, validator nodes, SDK, zkML, DAG consensus, mainnet
# Card shown when the page is shared; at most 60 and 125 characters.
meta-social-title = RAA TechMap: what was planned, and when
meta-social-description = Every part of the roadmap in one paragraph, under the half-year it was planned for. Plans can change.

## Head of the page

# Page heading, set very large; at most two lines of 18 characters.
start-title = What was planned, and when
# Below the heading; about 26 words.
start-lead = Each half-year lists the parts planned for it. Plans can change, and a date that has passed does not mean that a part exists. It is marked as shipped only when a link shows it.
# Links beside the heading, to the map below and to the page about the product; at most 26 characters.
start-parts-label = See every part
# Links beside the heading, to the parts of the current half-year and to the tokenomics; at most 26 characters.
start-try-label = See what RAA does

## The map

# Section heading; at most two lines of 24 characters.
map-title = Part by part
map-lead = “Was planned” means that the half-year is over. It does not mean that its parts have shipped.
# Names the drawing, whose labels lead to the parts below; read out only.
map-drawing = Parts on the timeline
# Below a half-year’s name; both are dates, e.g. July 1, 2026.
map-dates = { $opens } to { $closes }

# One paragraph for each part, 15 to 28 words. Technical names stay as they are.
map-testnet = This is a first network without real money. Developers try out each part there, so that faults are found before anyone depends on it.
map-simulator = It replays a market day with all its noise. You practise for the rush and for the panic without risking your money.
map-trader = This agent works for one person. It trades within your limits and keeps to them when you might not. It can still lose money.
map-marketplace = This is a place to copy an agent template. Of each payment, { $tokenomics-creator_share } goes to its creator and { $tokenomics-protocol_share } to the protocol.
map-portfolio = It connects accounts on centralised exchanges and wallets on decentralised ones, so that a profile is drawn from all your trades.
map-validators = At most { $validators-maximum } nodes approve templates and submissions and check the data that readings are made of.
map-api = Other software asks about a mood or a habit and gets a labelled answer. It does not have to make the reading itself.
map-sdk = These are tools and labelled data for developers who build on the readings, or who want to see how they were made.
# { $burns-execution } is a percentage; a part of every execution fee is burned.
map-execution = It takes an agent’s decision to the market. Up to { $burns-execution } of the execution fees are burned.
map-proof = This is a record of what an agent really did. The project has not said how the proof works.
map-reputation = It remembers what agents and creators did before, so that you can choose which agent to copy by its record.
map-chain-testnet = This is a trial of the protocol’s own chain. As on every testnet, what moves there has no value.
# DAG: directed acyclic graph. Keep the abbreviation.
map-dag = In a directed acyclic graph, transactions confirm one another in parallel instead of waiting for a place in a single chain of blocks.
# zkML: zero-knowledge machine learning. Keep the abbreviation.
map-zkml = A zero-knowledge proof shows that a given answer came from a given model. It can be checked without seeing the data behind it.
map-agents = Agents deal with one another directly: they ask, offer and settle within the limits their owners set.
map-finality = Once validated, a recorded behaviour is final, as a payment is. The project has not given the rule for it.
map-mainnet = With it, the protocol’s own chain is planned to go into real use. The half-year is given, but no exact date.

## What the map does not say

# Section heading; at most two lines of 24 characters.
beyond-title = Token unlocks follow TGE
beyond-text = This roadmap says nothing about when tokens unlock. The unlock months are counted from the token generation event (TGE), no matter what ships before it.
# Link; at most 24 characters.
beyond-action-label = When tokens unlock
# Closing call: the largest line after the page heading, at most 26 characters, and its second button, at most 22.
buy-title = Judge it by what exists
buy-try-label = Read the risks

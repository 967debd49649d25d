### The home page. Sections follow the order of the page.

## Head of the document

# Browser tab and search results; at most 60 characters.
meta-title = RAA: a protocol that reads the crypto market’s mood
# Search results; at most 155 characters.
meta-description = RAA reads fear, greed and FOMO in the crowd and in your own trades, and warns you before you act. High risk: you can lose everything you pay.
meta-keywords = RAA, emotional intelligence, crypto, behavioural AI, FOMO, RAAdar, trading agents, presale, staking
# Card shown when the page is shared; at most 60 characters.
meta-social-title = Markets feel before they move
meta-social-description = RAA reads the mood of the crypto market and the habits in your own trades, and warns you before you act. High risk.

## Hero

# The page heading, set very large in two lines: one sentence broken after the first message. Each line at most 20 characters.
hero-title-1 = Markets feel
hero-title-2 = before they move
# Below the heading; about 30 words.
start-lead = RAA is for people who trade crypto. It reads fear, greed and FOMO in the crowd and in your own trades, and warns you before you act.
# Link beside the button; at most 24 characters.
start-how-label = How buying works
# Small line under the button.
start-risk = RAA can lose all of its value. Tokens stay locked until the token generation event (TGE).

# An example of the product's alert, always labelled as an example.
start-alert-tag = Example alert
# Heading of the alert; at most 30 characters. SOL is a token symbol.
start-alert-title = FOMO is rising in SOL
# Beside a bar from 0 to 1: the mood of the crowd, then the mood read from the reader's own trades. At most 12 characters.
start-alert-crowd-label = Crowd
start-alert-reader-label = You
start-alert-note = The last three times you bought in a mood like this, you sold at a loss.
# Two choices, as buttons; at most 18 characters each.
start-alert-wait-label = Wait { $examples-pause } min
start-alert-smaller-label = Trade smaller
# What then happens, in place of the sentence above; about 12 words each.
start-alert-wait-answer = No order goes out for { $examples-pause } minutes. Then you decide again.
start-alert-smaller-answer = You buy with less money. If the price falls, you lose less.

# Words on the drawing: the point where the lines meet, then the calm line behind it. At most 18 characters each.
start-field-reading = Reading
start-field-decision = Your decision
start-field-caption = Illustration: a crowd before and after a reading

# Strip of presale facts below the drawing: small label above, value below. The heading is read by screen readers only.
start-terms-title = Presale terms
start-terms-price-label = Initial price
start-terms-price-value = { $presale-initial_price } USD
start-terms-listing-label = Planned listing price
start-terms-listing-value = { $presale-listing_price } USD
start-terms-step-label = Price rises
start-terms-step-value =
    { $presale-step_days ->
        [one] every day
       *[other] every { $presale-step_days } days
    }
start-terms-target-label = Raise target
# Compact number: 9M USD.
start-terms-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
start-terms-minimum-label = Minimum
start-terms-minimum-value = about { $presale-minimum_purchase } USD
# Label above the names of the four networks.
start-terms-networks = Networks
# Small line under the networks. Token symbols stay as they are.
start-terms-payment = Pay with ETH, BNB, SOL, USDT, USDC or a bank card

## Stats

# Section heading; at most two lines of 24 characters.
stats-title = What the readings are based on
# Link below the figures; at most 30 characters. The same holds for the link of every section: emotions-more, strategy-more, tech-more and so on.
stats-action-label = See what RAA reads

## Core elements

# Section heading; at most two lines of 24 characters.
core-title = Five tools built on one reading
core-lead = Each tool begins with the same question: what do people feel while they trade?
# Five cells: small name, serif heading of at most 34 characters, then about 20 words.
core-radar-name = RAAdar
core-radar-title = Alerts for FOMO, fear and greed
core-radar-text = RAAdar watches social posts and on-chain moves and tells you when a mood turns into a rush.
# Link to the pages of the platform.
core-radar-action-label = See the platform pages
# A drawn screen of RAAdar in use: its badge, then the words on a dotted line at the value of the rule and on the pause after it.
core-radar-screen-tag = Example
core-radar-screen-rule = Your rule
core-radar-screen-pause = { $examples-pause } min
# The rule on that screen: condition and value, then action and value. Each line at most 32 characters in all.
core-radar-screen-condition = If FOMO passes
core-radar-screen-action = hold new buys for
# Small print under the screen.
core-radar-screen-caption = A drawing of RAAdar in use. Its figures are invented.
core-profile-name = Behaviour profile
core-profile-title = How you trade, made visible
core-profile-text = The profile reads the history of a wallet as habits: when you chase, when you freeze and when you wait.
core-agent-name = Personal AI agents
core-agent-title = A rule you made while calm
core-agent-text = A trading agent keeps to your limits even when you are tempted to break them. It can still lose money.
# An example rule on a small panel: condition and value, then action and value. Each line at most 32 characters in all.
core-app-name = Learning app
core-app-title = Drills from real market days
core-app-text = The app has short lessons and replays of real market days. You risk no money in them. Finished quests earn RAA.
# Under a bar chart that stops before a rush of buying; at most 30 characters.
core-app-replay = Paused before the rush
# A small badge: a reward in RAA.
core-app-reward = + RAA
core-market-name = Agent marketplace
core-market-title = Copy an agent, pay its creator
core-market-text = From { $tokenomics-micro_token_copies } active copies, an agent may launch its own micro-token.
# Under the two parts of a bar: who receives this share of each payment for a copy. At most 18 characters each.
core-market-creator = to the creator
core-market-protocol = to the protocol
core-more-label = See each product in detail

## Why traders lose

# Section heading, larger than the others; at most two lines of 22 characters.
emotions-title = Why traders lose
emotions-lead = A loss often begins with a feeling: fear, greed or the fear of missing out (FOMO). There is little time between the feeling and the order. RAA warns you during that time.
# Labels above the three texts of each row.
emotions-columns-voice = What it tells you
emotions-columns-cost = What it costs
emotions-columns-help = What RAA does
# Row headings and, with Doubt and Calm, the five marks of a colour scale from fear to FOMO. Single words; FOMO stays in Latin.
emotions-fear-name = Fear
emotions-doubt = Doubt
emotions-calm = Calm
emotions-greed-name = Greed
emotions-fomo-name = FOMO
# The inner voice, set in italics; at most 30 characters.
emotions-fear-voice = Get out while you can.
emotions-fear-cost = You sell near the low and watch the price come back.
emotions-fear-help = RAA separates crowd noise from news, so you see which of the two you are reacting to.
emotions-greed-voice = Just a little more.
emotions-greed-cost = You have no exit plan, and you give the gain back.
emotions-greed-help = Your agent holds to the target you set on a quiet day.
emotions-fomo-voice = Everyone else is in.
emotions-fomo-cost = You buy late, from those who bought early.
emotions-fomo-help = RAA warns you while the crowd is still gathering.
# Read by screen readers before the five marks of the scale.
emotions-scale-label = The five feelings, in order
emotions-action-label = How a reading is made

## Strategy

# Section heading: the three steps below, as one sentence.
strategy-title = Notice, name, decide
strategy-lead = RAA gives you time between a feeling and an order. It works in three steps.
# Three steps, beside a drawing that goes from noise to one calm line. Titles are single words; texts about 24 words.
strategy-notice-title = Notice
strategy-notice-text = RAAdar reads the mood of the crowd from posts and on-chain moves. Your profile reads yours from the way you trade.
strategy-name-title = Name
strategy-name-text = The alert says which feeling it is and how strong. Once it has a name, you can check whether it is a reason to trade.
strategy-decide-title = Decide
strategy-decide-text = You wait, trade smaller or go ahead. If you gave an agent the rule, it does what you told it while you were calm.
strategy-action-label = Who RAA is for

## Ecosystem

# Section heading; at most two lines of 24 characters.
ecosystem-title = From signals to agents
ecosystem-lead = Five layers turn noise into a decision, and five groups of people keep them working.
# Heading of the list on the right; at most 30 characters.
ecosystem-core-title = Who keeps it working
ecosystem-core-traders-name = Traders
ecosystem-core-traders-text = They pay for readings, agents and data in RAA, and earn it in quests.
ecosystem-core-creators-name = Creators
ecosystem-core-creators-text = They offer agent templates and keep { $tokenomics-creator_share } of the payments for copies.
ecosystem-core-validators-name = Validators
# { $validators-maximum } is 100.
ecosystem-core-validators-text =
    { $validators-maximum ->
        [one] At most { $validators-maximum } node. It approves agent templates and developers’ submissions.
       *[other] At most { $validators-maximum } nodes. They approve agent templates and developers’ submissions.
    }
ecosystem-core-stakers-name = Stakers
ecosystem-core-stakers-text = They hold sRAA, one to one with RAA. Rewards are not guaranteed.
ecosystem-core-dao-name = DAO
ecosystem-core-dao-text = It sets the yield after launch and holds the treasury.
# Heading of the five stacked layers; at most 30 characters.
ecosystem-architecture-title = What a reading passes through
ecosystem-architecture-signals-name = Signals
ecosystem-architecture-signals-text = Social posts and on-chain moves are gathered side by side.
ecosystem-architecture-emotion-name = Emotion
ecosystem-architecture-emotion-text = Each signal is labelled with the feeling behind it.
ecosystem-architecture-behaviour-name = Behaviour
ecosystem-architecture-behaviour-text = Wallet histories become profiles of habit.
ecosystem-architecture-validation-name = Validation
ecosystem-architecture-validation-text = Nodes index influencer and alpha data and validate smart-money flows.
ecosystem-architecture-agents-name = Agents
ecosystem-architecture-agents-text = The reading is checked against the rules you set. Then you act, or your agent does.
ecosystem-validators-label = What validators do
ecosystem-staking-label = How staking works

## Tech stack

# Section heading; at most two lines of 24 characters.
tech-stack-title = What it is built from
tech-stack-action-label = What each part is for

## Token utilities: the card beside the table

# First the airdrop, then the purchase.
utilities-side-airdrop-title = Airdrop
# Button; at most 24 characters.
utilities-side-buy-title = Presale
# Set large in serif; at most 12 characters.
utilities-side-buy-price = { $presale-initial_price } USD
utilities-side-buy-terms = Initial price. The minimum is about { $presale-minimum_purchase } USD.
utilities-side-buy-risk = Crypto-assets are high risk. You can lose everything you pay.

## Train and earn: a drawn replay of a market day on the left, three numbered steps on the right.

# Section head, large serif; at most 34 characters.
train-title = Train and earn
train-lead = The learning app replays a market day, pauses it before the rush and asks you which mood comes next.
# Moods under the bars of the replay; one word each, at most 10 characters.
train-replay-fear-label = Fear
train-replay-calm-label = Calm
train-replay-greed-label = Greed
train-replay-fomo-label = FOMO
# Under the drawing, at the pause; the moods above are the answers. At most 44 characters.
train-replay-question = Replay paused. Which mood comes next?
# After the reader has chosen a mood, in place of each other: the right one, then any other.
train-replay-right = Yes, it was FOMO. The crowd rushed in, peaked and thinned out.
train-replay-wrong = It was FOMO. The crowd rushed in, peaked and thinned out.
# Small print under the drawing.
train-replay-caption = An illustration, without real market data.
train-1-title = Take a short lesson
train-2-title = Replay a real market day
train-3-title = Finish a quest
train-3-text = Finished quests earn RAA. The project has not said how much each quest pays.
train-action-label = What is known about the app

## Technology digest: the three latest entries.

# Section head, a label.
digest-title = Technology digest

## Roadmap: four half-years on one line. Its items are in roadmap.ftl.

# Section head; the years come from the data, e.g. 25/26.
roadmap-title = Roadmap { $roadmap-years }
# Below the line.
road-note = An item counts as shipped once a link shows it. Plans can change.
roadmap-action-label = Open the TechMap

## Questions: fourteen, opened one by one. Questions at most 46 characters, answers 20 to 48 words.

faq-title = Questions and answers
# Beside the questions.
faq-lead = Another question? If a payment failed or a token does not show, Support tells you what to check.
# Small link under an open answer; at most 26 characters.
faq-permalink = Link to this answer

faq-what-is-raa-question = What is RAA?
faq-what-is-raa-answer = RAA is the utility token of a protocol that reads emotion and behaviour in crypto markets. You pay, stake and vote with it. Its supply is { $tokenomics-supply } RAA. It is not a share in a company and promises no income.

faq-raadar-question = What does RAAdar watch?
faq-raadar-answer = RAAdar watches public social posts and on-chain activity, side by side. It looks for fear, greed and FOMO, and alerts you while one of them is building. A reading describes a mood and does not predict a price.

faq-profile-question = How is my behaviour profiled?
faq-profile-answer = Your profile comes from the trading history of a wallet: when it enters, at what size, how quickly it leaves, and the mood of the crowd at the time. It shows you where your habits differ from your plan.

faq-agent-question = What is a personal AI agent?
faq-agent-answer = It is a trading agent that follows rules you set while calm. You can also copy a template made by someone else: { $tokenomics-creator_share } of the payment goes to its creator, { $tokenomics-protocol_share } to the protocol. An agent can still lose money, quickly and while you sleep.

faq-experience-question = Do I need experience?
faq-experience-answer = No. The learning app starts from zero, with short lessons and replays in which you risk no money. Finished quests earn RAA.

faq-price-question = What does RAA cost?
faq-price-answer =
    Under the terms of the presale, the price starts at { $presale-initial_price } USD and rises { $presale-step_days ->
        [one] every day
       *[other] every { $presale-step_days } days
    }. The planned listing price is { $presale-listing_price } USD. The project has not said how large each step is. The market price after listing can be lower than what you paid.
# Text link under answer 6.
faq-price-action-label = See the price schedule

faq-buy-question = How do I buy?
faq-buy-answer = Connect a wallet, choose a network, enter an amount and confirm. The project says it takes under { $presale-purchase_minutes } minutes. The minimum is about { $presale-minimum_purchase } USD. You can pay in ETH, BNB, SOL, USDT or USDC, or by bank card.

faq-card-question = Can I pay by card?
# Follows the sentence that nothing can be bought today (sale-closed in closing.ftl), as long as that is so.
faq-card-answer = Card payments go through a payment provider. It asks for a phone number, a name and billing address, your card details and a wallet address on Base. Up to { $presale-card_limit } USD it needs no identity check.
faq-card-action-label = See the card payment, step by step

faq-transfer-question = When can I move my tokens?
faq-transfer-answer = You can move them after the token generation event (TGE). Until then they are locked. From TGE on they unlock in equal parts over { $presale-vesting_months } months.
# Text link under answer 9.
faq-transfer-action-label = See the release schedule

faq-sraa-question = What is sRAA?
faq-sraa-answer = sRAA is a staked token with { $staking-token-decimals } decimals, { $staking-token-ratio }:{ $staking-token-ratio } with RAA. Presale buyers receive it automatically. It earns up to { $staking-apy } APY until TGE. The rate is not guaranteed. After listing it is exchanged for RAA plus rewards.

faq-burn-question = How much is burned in votes?
faq-burn-answer = The project gives two figures: up to { $conflicts-governance_burn-first } of vote fees in the tokenomics, { $conflicts-governance_burn-second } in its own FAQ. Until one is confirmed, assume the lower one. Agent use burns up to { $burns-agent_use }, a figure that only that FAQ gives.
# Text link under answer 11.
utilities-fees-label = See every burn

faq-validator-question = What does a validator stake?
faq-validator-answer = The project gives two figures: { $conflicts-validator_stake-first } RAA in the tokenomics, { $conflicts-validator_stake-second }+ RAA on the validator page. Until one is confirmed, the stake you need is unknown. There are at most { $validators-maximum } nodes.

faq-referral-question = How do referrals pay?
faq-referral-answer = The reward is monthly and depends on turnover. Over { NUMBER($referral-tiers-leader-turnover, notation: "compact") } RAA it is { $referral-tiers-leader-reward } in USDT and { $referral-tiers-leader-reward } in RAA. Over { NUMBER($referral-tiers-mentor-turnover, notation: "compact") } it is { $referral-tiers-mentor-reward } in each. Over { NUMBER($referral-tiers-guru-turnover, notation: "compact") } it is { $referral-tiers-guru-reward } in each. The project has not said what the percentage is calculated on. When you share a link, say that it pays you.
faq-referral-action-label = Open the referral hub

faq-risks-question = What are the risks?
faq-risks-answer = The price can fall to zero. No launch date is confirmed, rules can change and code can fail. Yields can drop or stop. All the while, your tokens are locked. Pay only what you can afford to lose.

## Use cases: three people, each before a reading and after. One drawing stands above both columns.

# Section head, large serif; at most 34 characters.
use-cases-title = Three cases, before and after
use-cases-lead = The people are invented, and no result is promised.
# Column heads; one word if possible.
use-cases-before = Before
use-cases-after = After

use-cases-retail-name = Retail trader
use-cases-retail-before-title = Buys what everyone buys
use-cases-retail-before-text = A coin you half know is up for the third day and the chat is loud. You buy more than you meant to. The price turns. You hold out of pride, then sell at night because you cannot sleep.
use-cases-retail-after-title = Lets the rush go by
use-cases-retail-after-text = RAAdar shows the crowd tipping into FOMO, and that your last entries looked like this one. You wait before you order. You buy less, or nothing, and you know why.
# What the story relies on; one line, after the story.
use-cases-retail-uses = RAAdar and a pause you take yourself

use-cases-pro-name = Pro trader
use-cases-pro-before-title = Sizes up to get even
use-cases-pro-before-text = The method holds on most days. After a run of losses you double the size and move a stop you had set yourself. By evening a good week is gone, and the journal blames the market.
use-cases-pro-after-title = Keeps the planned size
use-cases-pro-after-text = Your profile marks the trade where you went above your planned size. The agent keeps the limit you set before the day’s trading. You still lose on some days. You decide before the trade how large a loss may be, though it can still turn out larger.
use-cases-pro-uses = Behaviour profile, personal agent

use-cases-fund-name = Fund
use-cases-fund-before-title = Argues over the chart
use-cases-fund-before-text = The desk meets after the move. One analyst sees panic, another sees value, and both bring screenshots. The position follows whoever speaks last, and nobody writes the reason down.
use-cases-fund-after-title = Argues over one reading
use-cases-fund-after-text = Everyone starts from the same measure of the crowd and of wallets, inside the desk’s own models. They still disagree, but about the same figures, and the reason for the trade is on file.
use-cases-fund-uses = Emotion and behaviour API, as listed in the roadmap
use-cases-action-label = Compare the plans

## Partners, news, video. Partners and news are left out until the data has entries.

# Section head, a label.
partners-title = Partners
# Link after a partner's name; { $name } is the partner. For screen readers, so that links differ.
partners-statement = { $name }, statement

# Section head, a label.
news-title = In the news

# Section head, large serif; at most 34 characters.
video-title = From noise to a decision
# Small print under the drawing.
video-caption = Drawing: a crowd before and after a reading.
video-action-label = More about RAA
# Link on the poster; { $host } is the name of the service that shows the film.
video-film-watch = Watch on { $host }
# { $count } is the length of the film in minutes.
video-film-length =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# Under that link. The film starts on this page, or on the other site where this page cannot show it.
video-film-note = The video comes from another site. Nothing is loaded from there until you choose it.

## Closing call. Its sentence, buttons and risk line are in closing.ftl.

# The largest line after the page heading; at most 26 characters.
buy-title = Decide when you are calm

### Risk disclosure. Exact in meaning: nothing here may be softened in translation.

# Browser tab and search result: title at most 60 characters, description at most 160.
meta-title = Risk disclosure: what you can lose with RAA
meta-description = Total loss, locked tokens, a launch without a confirmed date, falling yields, failing code: the risks of RAA, part by part. Read them before you pay.
meta-keywords = RAA, risk disclosure, crypto risk, total loss, vesting, staking risk, presale
# Title and text of a shared link.
meta-social-title = Before you buy RAA, read this
meta-social-description = The risks of RAA, part by part, in plain words. You can lose everything you pay.

## Introduction

lead = RAA is a high-risk crypto-asset. Read this page before you pay for anything, and once more on a quiet day. It sets out what can go wrong, but cannot list every risk.

## The main risks, as a numbered list set large; each at most 70 characters

summary-title = The risks in short
summary-loss = You can lose everything you pay.
summary-price = The price can fall to zero, and there may be no one to sell to.
summary-lock = Your tokens stay locked while that happens.
summary-yield = Yields can fall or stop.
summary-code = Code can fail, and so can agents that trade for you.
summary-mistakes = A mistake with a wallet cannot be undone.

## Total loss. Heads of parts: at most 34 characters.

loss-title = Total loss
loss-1 = You can lose everything you pay. RAA has no guaranteed value, no one has promised to buy it back, and nothing stands behind it that could be sold to repay you. Its price can fall to zero and stay there.
loss-2 = Pay only with money whose loss would change nothing in your life: not rent, not savings you count on, not money you borrowed. If losing the whole amount would put you in difficulty, the amount is too large. You should not expect to be protected if something goes wrong. This site names no compensation scheme and no insurance that covers RAA.

## Price and liquidity

price-title = Price and liquidity
price-1 =
    The presale starts at { $presale-initial_price } USD and its price rises { $presale-step_days ->
        [one] every day
       *[other] every { $presale-step_days } days
    }. The size of a step is not stated. A listing at { $presale-listing_price } USD is planned, but nobody has agreed to buy at that price. After listing the market sets the price, and it can be lower than what you paid.
# Venue: an exchange where tokens are traded.
price-2 = A market also needs buyers. There may be few of them, or none, when you want to sell. Large orders move a thin market, and a token can be removed from a venue or never reach one. No trading venue is named on this site.

## Lock and vesting

lock-title = Lock and vesting
lock-1 = Tokens bought in the presale cannot be moved until the token generation event (TGE). From then on they unlock in equal parts over { $presale-vesting_months } months. Presale buyers hold sRAA in the meantime, and its claim is locked until listing. If the price falls while your tokens are locked, you can only watch.
lock-2 = The tokens of other groups unlock at other times: those of partners over { $tokenomics-partners_vesting } months after a { $tokenomics-partners_lock }-month lock, those of the team over { $tokenomics-team_vesting } months after a { $tokenomics-team_cliff }-year cliff. For the rest there is no stated schedule. Every unlock can bring more sellers to the market.

## Launch. The first paragraph of this part is one of the three sentences tge-… in token.ftl.

launch-title = Launch and listing
launch-1 = Launch and listing may come later than you expect, in another form, or not at all. Until TGE has taken place nothing unlocks, whatever the calendar says.
launch-2 = Much of the technology is still a plan. The roadmap names half-year windows, and a window that has passed does not mean that everything in it was delivered. Features can change or be dropped, or someone else may build them first. Do not buy because of a date.

## Yield

yield-title = Yields that fall or stop
yield-1 = Up to { $staking-apy } a year is the highest stated rate for presale staking. The rate can be lower, is not guaranteed and ends at TGE. After launch the rate is dynamic and set by the DAO, which can lower it to zero.
yield-2 = Rewards are counted in tokens. If the price of RAA falls faster than rewards accrue, you end up with more tokens and less value. The penalty for early withdrawal is not stated, and neither are the minimum stakes and benefits of the tiers. Claiming from several vesting rounds takes several signed transactions, and networks charge a fee for each.

## Technology

technology-title = Technology and contracts
technology-1 = The protocol depends on software: token and staking contracts, the networks they run on, wallets, a payment provider, and models that read posts and wallets. Each of them can contain errors, be attacked, be changed or stop working. An audit can lower that risk but cannot remove it. The token audit page says what is available.
technology-2 = Networks can be congested, fees can rise without warning, and a confirmed transaction cannot be reversed. Readings can be wrong. The claimed prediction accuracy of { $claims-prediction_accuracy } is the project’s own figure and has not been independently verified. A reading describes a mood and does not predict a price.

## Agents

agents-title = Agents and automation
agents-1 = An agent follows rules. It can still lose money, quickly and while you sleep. A rule that suited one market can fail in the next. A source of data can be late or manipulated, and an order can be filled at a worse price than the one you saw.
agents-2 = A copied agent brings its creator’s mistakes with it, and its creator is paid for the copy whether or not it earns you anything. From { $tokenomics-micro_token_copies } active copies an agent may launch a micro-token of its own, which is one more token that can lose all of its value. You answer for the limits you set.

## Law

law-title = The law where you live
law-1 = Rules for crypto-assets differ from country to country, and they change. Buying or holding RAA, staking or advertising it, or sharing a referral link may be restricted where you live. A rule made tomorrow can apply to tokens you bought today. Access to any part of the protocol may be limited or withdrawn for that reason.
law-2 = You may owe tax on a purchase, a sale, a reward or an exchange of sRAA for RAA, even while tokens are locked. Nothing on this site is legal, tax or investment advice, or written with your circumstances in mind. Ask someone qualified in your country before you pay.

## Custody

custody-title = Custody and mistakes
custody-1 = You hold your own keys. Whoever has your recovery phrase has your tokens, and no one can recover it for you. Nobody needs it to help you. Anyone who asks for it is after your tokens.
custody-2 = Check every address twice. Tokens sent to the wrong address or on the wrong network cannot be returned. Card purchases arrive on Base. Expect copies of this site, false support accounts and tokens with the same name. Type the address of the site yourself. Before you add a token, compare its contract address with the one given here, once there is one.

## Conflicts of interest

interests-title = Conflicts of interest
interests-1 = The people behind RAA gain when you buy. { $tokenomics-allocation-team } of the supply is set aside for team and advisors and { $tokenomics-allocation-partners } for strategic partners. Whoever sent you a link may be paid for it: referral rewards are monthly and rise with turnover, up to { $referral-tiers-guru-reward } in USDT and as much again in RAA.
interests-2 = Burning fees reduces the supply. It creates no demand, and some of the stated shares do not agree with each other. Figures about users, posts and accuracy are the project’s own. Read everything on this site, this page included, as written on behalf of people who would like you to buy.

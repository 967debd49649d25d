### Terms and legal. Plain words, exact meaning; no law, court, company or address is named because none is known.

# Browser tab and search result: title at most 60 characters, description at most 160.
meta-title = Terms and legal information of the RAA site
meta-description = What you agree to when you use this site, what the presale terms are, and what is not stated: the operator, the law that applies and the court that decides.
meta-keywords = RAA, terms of use, legal, presale terms, sRAA, referral terms, liability
# Title and text of a shared link.
meta-social-title = The terms of the RAA site, in plain words
meta-social-description = What the site is, what it is not, how the presale works and what stays open. High risk: you can lose everything you pay.

## Introduction

lead = These terms say what this site is, what you may expect of it and what you may not. Where something is missing, they say so.

## What the terms cover. Heads of parts: at most 34 characters.

scope-title = What these terms cover
scope-1 = They apply to this site in all its languages. This covers the pages about the protocol and its token RAA, the platform pages for staking and referrals, and any purchase panel shown on them. By using the site you accept them. If you do not accept them, do not use it.
scope-2 = They do not replace the terms of others. Your wallet, the networks, the card payment provider and every site that a link leads to have their own terms, and those apply between you and them. A paid plan, or an agreement with an institution, may come with further terms that are shown before it is concluded.

## The operator

operator-title = Who operates this site
operator-1 = This site does not give the operator’s name, legal form or address yet, and it gives no e-mail address or telephone number. Until it does, take into account that you may not know against whom a claim would have to be brought.
operator-2 = “The project” and “we” in these terms mean whoever operates the site and presents the protocol. “You” means the person who uses it. The support page says how questions are handled. Once support has an address, a reply usually takes about { $support-reply_hours } hours, but that time is not binding.

## Use

use-title = Who may use it, and how
use-1 = You may use the site if you are an adult where you live and act for yourself or for someone you may lawfully represent. You may not use it if law, sanctions or a court bar you from dealing in crypto-assets. It is up to you to find out whether you are allowed to. The site does not check it for you.
use-2 = You may not use it to break a law, to hide where money comes from or to pretend to be someone else. You may not distribute copies of it, probe or overload it, or use it to advertise RAA in a way that hides the risk. Access may be refused or ended where these terms are broken.

## No advice

advice-title = Information, not advice
advice-1 = Everything here is promotional information. It is not an offer, not a prospectus and not investment, legal or tax advice. No one has looked at your circumstances. A reading or an alert describes a mood, and an agent follows rules. None of them recommends a trade to you.
advice-2 = Figures marked as claims, such as users trained or prediction accuracy, come from the project and have not been independently verified. Figures marked as samples serve only to show a layout. Where the project has given two figures for one fact, both are shown, and neither is confirmed until the site says so.

## The presale

presale-title = The presale
presale-1 =
    The presale starts at { $presale-initial_price } USD for one RAA. The price rises { $presale-step_days ->
        [one] every day
       *[other] every { $presale-step_days } days
    }. The size of a step is not stated. The raise target is { NUMBER($presale-raise_target, notation: "compact") } USD, and a listing is planned at { $presale-listing_price } USD. The smallest purchase is about { $presale-minimum_purchase } USD.
presale-2 = Unless the payment provider quotes a price, the amount of RAA that the purchase panel shows is an estimate. A purchase gives you no right to a listing, to a certain price or to a certain date. The site states no refund terms. A purchase that a network has confirmed cannot be reversed. Rights that the law of your country gives you, and that no contract can take away, remain yours.

## Payment

payment-title = Paying
payment-1 = RAA is sold on Ethereum, BNB Chain, Base and Solana. You can pay in ETH, BNB, SOL, USDT or USDC, or by bank card through a card payment provider. As long as no payment provider is configured on this site, nothing can be bought here, and the purchase panel says so.
payment-2 = By card, no identity check is needed up to { $presale-card_limit } USD. The provider asks for a phone number, a name and billing address, card details and a wallet address on Base. Its own terms decide whether it accepts you. You pay the network and provider fees. Check network, amount and address before you confirm: tokens sent to the wrong address cannot be returned.

## Lock and claim. A sentence about the token generation event (tge-… in token.ftl) follows the first paragraph.

lock-title = sRAA, lock and claim
lock-1 = What you buy is locked and cannot be transferred until the token generation event (TGE). From then on it can be claimed in equal parts over { $presale-vesting_months } months.
lock-2 = Presale buyers receive sRAA, staked automatically, { $staking-token-ratio }:{ $staking-token-ratio } with RAA. It earns up to { $staking-apy } a year until TGE. This is an upper limit and is not guaranteed. After listing sRAA is exchanged for RAA plus rewards. Tokens held in several vesting rounds take several signed transactions to claim, and the network charges you for each. Yield after launch is dynamic and set by the DAO.

## Readings, agents, plans

products-title = Readings, agents and plans
products-1 = Readings, profiles and agents are tools. They can be late, wrong or unavailable, and an agent can lose money, quickly and while you sleep. You set its limits, and what it does within them is done in your name.
products-2 = Whoever offers an agent template receives { $tokenomics-creator_share } of the payments for its copies, and the protocol { $tokenomics-protocol_share }. A creator answers for the template and must have the right to offer it. Paid plans have a whitelist. Where no price is stated, none is agreed. Institutional and Enterprise plans are arranged with sales.

## Referral

referral-title = Referral links
referral-1 = A referral link pays the person who shares it, monthly, in USDT and in RAA. For a turnover of more than { NUMBER($referral-tiers-leader-turnover, notation: "compact") } RAA it pays { $referral-tiers-leader-reward } in each. Above { NUMBER($referral-tiers-mentor-turnover, notation: "compact") } it pays { $referral-tiers-mentor-reward } in each, and above { NUMBER($referral-tiers-guru-turnover, notation: "compact") } it pays { $referral-tiers-guru-reward } in each. It is not stated what the percentage is calculated on. For Beginner no reward is stated. No payout day and no way to claim is stated.
referral-2 = If you share a link, say that it pays you and that the token is high-risk. Promise no gain and send no unwanted messages. Whether you may advertise crypto-assets at all depends on the rules where you and your readers live.

## Content and links

content-title = Content, names and links
content-1 = Texts, drawings and software of the site belong to their authors. You may read, print and quote them, with their source. The names and marks of networks, currencies, wallets and other products belong to their owners. That they appear here does not mean that those owners support RAA.
content-2 = Links lead to sites that others run. They are given for convenience, and their content is not checked continuously. Before you install a wallet or enter anything on another site, make sure that its address is the maker’s own.

## Liability

liability-title = No warranty
liability-1 = The site is provided “as is” and “as available”. No one promises that it is free of errors, always reachable or fit for what you have in mind, or that a plan on the roadmap will be carried out. Dealing in crypto-assets is your decision and at your own risk.
liability-2 = As far as the law that applies to you allows, the project is not liable for falling prices, lost keys or wrong addresses. To the same extent, it is not liable for failures of networks, wallets or providers, for actions of agents, or for gains you did not make. Nothing in these terms limits a liability that cannot be limited, such as liability for wilful acts, or takes from you a right that consumers have by law.

## Changes and disputes

changes-title = Changes and disputes
changes-1 = These terms can change. The date at the top says when they last did, and the version that stood here when you acted applies to what you did. They exist in several languages. Where translations differ, read the English text and ask before you rely on any version.
changes-2 = These terms do not state which law governs them, or which court or body decides a dispute. The rules that protect you where you live apply in any case as far as they cannot be set aside. If one part of these terms does not hold, the others still do. Before you turn to anyone else, describe the matter to support in writing, once this site gives an address for it.

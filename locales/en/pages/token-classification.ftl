### Token classification: what RAA is meant to be, in plain words. No law and no authority is named because there is no legal opinion.

# Browser tab and search result: title at most 60 characters, description at most 160.
meta-title = What kind of token RAA is
meta-description = RAA is described as a utility token: what it is used for, what it does not give you, what sRAA is, and which questions of classification are open.
meta-keywords = RAA, token classification, utility token, sRAA, token rights, crypto-asset
# Title and text of a shared link.
meta-social-title = RAA: what the token gives you and what it does not
meta-social-description = A utility token, described by its uses and its limits. No share, no claim, no promised gain.

## Introduction

lead = The project describes RAA as a utility token, made to be used inside the protocol. This page sets out what that means in practice, what it does not include, and what nobody has confirmed yet.

## Use. Heads of parts: at most 34 characters.

use-title = What the token is used for
use-1 = The project names the following uses. Their terms are on the tokenomics page.
# A list; each at most 110 characters.
use-plans = Paying for subscription plans and for alpha data, at a lower price than in ordinary money.
use-agents = Copying and using agents, and paying their creators.
use-fees = Paying execution fees and trading agent tokens, with part of the fee burned.
use-stake = Staking, and running one of at most { $validators-maximum } validator nodes.
use-vote = Voting in the DAO on yield after launch and on the treasury.
use-quests = Receiving it as a reward for quests in the learning app.
use-2 = Several of these uses depend on parts that the roadmap still lists as plans. As long as a use is not available, it adds nothing to what the token can do.

## What it does not give

limits-title = What it does not give
limits-1 = A token in your wallet is not a part of a company. As far as is known, the following holds for RAA.
# A list; each at most 110 characters.
limits-share = No share in a company, no dividend and no part of its profit.
limits-claim = No claim to repayment, to a buy-back or to a fixed price.
limits-property = No claim to the property of the project, if it is wound up or sold.
limits-income = No promised income: rewards for staking are not guaranteed, and can fall to zero.
limits-listing = No right to a listing, or to a date for one.
limits-2 = Validators share in protocol revenue for work they do as validators. Holding RAA alone gives no such share. A vote in the DAO covers only what the DAO decides on.

## sRAA

staked-title = What sRAA is
staked-1 = sRAA stands for staked RAA, { $staking-token-ratio }:{ $staking-token-ratio }. Presale buyers receive it automatically. It has { $staking-token-decimals } decimals and the symbol sRAA, and it records what is to be exchanged for RAA plus rewards after listing. Until then it is locked and cannot be transferred.
staked-2 = It can earn up to { $staking-apy } a year until the token generation event (TGE). That is an upper limit and is not guaranteed. Because sRAA carries a reward, it may be classified differently from RAA in some countries. An agent’s micro-token is a third kind of token: it belongs to that agent, has terms of its own, and is not RAA.

## Open questions

open-title = Open questions
open-1 = The name “utility token” is the project’s own description. Whether it holds depends on the law of each country and on facts that are not known here.
# A list; each at most 110 characters.
open-2 = An authority or a court may see RAA or sRAA differently, even after you have bought. That could limit trading, change taxes, or end a use of the token.

## Not legal advice

advice-title = Not legal advice
advice-1 = This page is a description. It is not a legal opinion, not an offer and not a statement that RAA is permitted, registered or approved anywhere. A classification by the project binds no authority and protects no buyer.
advice-2 = How RAA is classified may matter to you for tax, for your accounts, or because you advise or act for others. If it does, ask someone qualified in your country before you buy. Show them this page together with the risk disclosure and the terms.

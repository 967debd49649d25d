### Token audit: the status first, then what is known about each part. The page has no head texts of its own.

## Introduction

# Set large, directly under the page head: the status. One of the two, chosen by the data; at most 50 characters.
status-none = No audit report is available yet.
status-published = Reports are linked in the table below.
lead = An audit is a review of code by people who did not write it. Until a report can be read here, treat the contracts as unaudited.

## Scope: a paragraph and a table. Heads of parts: at most 34 characters.

scope-title = What a report would cover
scope-1 = These are the parts that hold, move or burn tokens. A row links to a report as soon as there is one.
# Caption of the table, and the heads of its columns; at most 20 characters each.
scope-caption = Parts and their reports
scope-part = Part
scope-question = What it must answer
scope-report = Report
# First column; at most 28 characters. Second column: questions, not statements of fact (on small screens their head is hidden); at most 90 characters.
scope-token = RAA token
scope-token-text = Whether the supply is { $tokenomics-supply } RAA and cannot grow.
scope-staked = sRAA, the staked token
scope-staked-text = Whether it stays { $staking-token-ratio }:{ $staking-token-ratio } with RAA and cannot be moved while it is locked.
scope-presale = Presale contract
scope-presale-text = Whether what is paid is credited, at the price that was shown.
scope-vesting = Lock and vesting
scope-vesting-text = Whether nothing unlocks before TGE, and everything due can be claimed afterwards.
scope-staking = Staking and rewards
scope-staking-text = Whether rewards are counted as stated and come from the stated source.
scope-burns = Burns
scope-burns-text = Whether what is called burned can be used again.
# Link in the third column, to a report on another site.
scope-link = Read the report
# Under the table.
scope-2 = The project names { $chains-count } networks: Ethereum, BNB Chain, Base and Solana. A report counts only for the network and the version of the code it names.

## How to read a report

reading-title = How to read a report
reading-1 = Look for who wrote it and whether the same report appears on the auditor’s own site. Compare the contract address in it with the one on this site. See which findings were left open, and whether the code has changed since.
reading-2 = An audit lowers a risk without removing it. It finds some errors and misses others, says nothing about the price, and cannot tell you whether to buy.

## Until then

until-title = Until there is one
until-1 = Take contract addresses and reports from this site only. What someone else shows you may belong to another token, or to a fake.

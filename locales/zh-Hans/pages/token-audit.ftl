## Introduction

status-none = 这里还没有审计报告。
status-published = 报告的链接见下表。
lead = 审计是指由没有参与​编写代码的人审查代码。在这里能读到报告之前，请把这些合约视为未经审计。

## Scope

scope-title = 报告应当涵盖什么
scope-1 = 以下部分涉及代币的保管、转移或销毁。有了报告之后，会在相应的一行附上链接。
scope-caption = 各部分及其报告
scope-part = 部分
scope-question = 要回答的问题
scope-report = 报告
scope-token = RAA 代币
scope-token-text = 供应量是否为 { $tokenomics-supply } RAA，是否确实无法增加。
scope-staked = 质押代币 sRAA
scope-staked-text = 是否始终与 RAA 为 { $staking-token-ratio }:{ $staking-token-ratio }，锁定期间是否确实无法转移。
scope-presale = 预售合约
scope-presale-text = 所付款项是否按所显示的价格入账。
scope-vesting = 锁定与解锁
scope-vesting-text = TGE 之前是否确实不解锁，之后到期的代币是否都能领取。
scope-staking = 质押与奖励
scope-staking-text = 奖励是否按所述方式计算，是否出自所述来源。
scope-burns = 销毁
scope-burns-text = 称为已销毁的代币，是否还能再次使用。
scope-link = 阅读报告
scope-2 = 项目方列出了 { $chains-count } 个网络：Ethereum、BNB Chain、Base 和 Solana。一份报告只对它写明的网络和代码版本有效。

## How to read a report

reading-title = 怎样读一份报告
reading-1 = 看报告由谁撰写，审计方自己的网站上是否有同一份报告。把报告中的合约地址与本网站上的地址核对。再看哪些问题仍未解决，此后代码有没有改动。
reading-2 = 审计可以降低风险，但不能消除风险：它能发现一些错误，也会漏掉一些；它不涉及价格，也无法告诉你该不该买。

## Until then

until-title = 有报告之前
until-1 = 合约地址和报告请只以本网站为准。别处给你看的，可能属于另一种代币，也可能是假的。

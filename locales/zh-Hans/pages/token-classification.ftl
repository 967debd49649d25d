## Head of the document

meta-title = RAA 是哪一类代币
meta-description = 项目方称 RAA 为实用型代币：它用来做什么，不给你什么，sRAA 是什么，分类上还有哪些问题未定。
meta-keywords = RAA, 代币分类, 实用型代币, sRAA, 代币权利, 加密资产
meta-social-title = RAA 给你什么，不给你什么
meta-social-description = 一种实用型代币，按用途和界限来说明。没有股份，没有债权，不承诺收益。

## Introduction

lead = 项目方把 RAA 称为实用型代币，供你在协议内部使用。本页说明这在实际中意味着什么，不包括什么，还有哪些尚未得到确认。

## Use

use-title = 代币用来做什么
use-1 = 下列每一种用途，都由项目方提出；各自的条款见代币经济页面。
use-plans = 为订阅套餐和 Alpha 数据付费，价格低于用法币支付。
use-agents = 复制和使用智能体，并向其创作者付费。
use-fees = 支付执行费，交易智能体代币；其中一部分费用会被销毁。
use-stake = 质押，以及运行验证者节点；节点最多 { $validators-maximum } 个。
use-vote = 在 DAO 中投票，决定项目上线后的收益率和国库事务。
use-quests = 在学习应用中完成任务，作为奖励获得 RAA。
use-2 = 其中几种用途依赖路线图上仍列为计划的项目。尚未推出的用途，不会让代币多出任何功能。

## What it does not give

limits-title = 它不给你什么
limits-1 = 钱包里的代币不代表公司的任何一部分。就目前所知，RAA 的情况如下。
limits-share = 没有公司股份，没有股息，也不参与公司利润的分配。
limits-claim = 无权要求偿还，无权要求回购，无权要求固定价格。
limits-property = 如果项目清算或出售，对项目的财产没有任何权利。
limits-income = 不承诺任何收入：质押奖励没有保证，可能降到零。
limits-listing = 无权要求上线交易，也无权要求上线交易的日期。
limits-2 = 验证者分享协议收入，是因为他们履行验证者的工作。仅仅持有 RAA，并不能分享收入。在 DAO 中投票，只能决定 DAO 有权决定的事项。

## sRAA

staked-title = sRAA 是什么
staked-1 = sRAA 代表已质押的 RAA，比例为 { $staking-token-ratio }:{ $staking-token-ratio }。预售买家会自动获得它。它的小数位数为 { $staking-token-decimals }，代币符号为 sRAA，代表上线交易之后可兑换的 RAA 和奖励。在那之前，它一直锁定，不能转移。
staked-2 = 代币生成事件（TGE）之前，它的年化收益率最高为 { $staking-apy }，这是上限，没有保证。由于 sRAA 带有奖励，在一些国家，它的分类可能与 RAA 不同。智能体的微代币是第三种代币：它属于该智能体，有自己的条款，不是 RAA。

## Open questions

open-title = 尚未确定的问题
open-1 = “实用型代币”是项目方自己的说法。这种说法是否成立，取决于各国的法律，也取决于目前不明的事实。
open-2 = 主管机关或法院对 RAA 或 sRAA 可能有不同看法，在你购买之后也可能如此。这可能限制交易、改变税负，或使代币的某种用途终止。

## Not legal advice

advice-title = 不构成法律建议
advice-1 = 本页只是说明。它不是法律意见或要约，也不表示 RAA 在任何地方获得许可、登记或批准。项目方作出的分类，对任何主管机关都没有约束力，也不能保护任何买家。
advice-2 = 如果 RAA 的分类对你有影响，无论是因为税务、账目，还是因为你为他人提供建议或代他人行事，请在购买之前咨询你所在国家有资质的专业人士，并把本页连同风险披露和条款一并给对方看。

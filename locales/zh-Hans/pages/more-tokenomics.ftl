## Head of the document

meta-title = RAA 代币经济文字版：每一个已公布的数字
meta-description = 供应、分配、解锁计划、预售条款、质押、销毁、套餐、验证者与推荐，全部写成文字；公布了两个数值的，两个都列出。
meta-keywords = RAA, 代币经济, 供应量, 代币分配, 释放计划, sRAA, 质押, 销毁, 验证者, 推荐
meta-social-title = RAA 代币经济，文字版
meta-social-description = 关于这种代币的每一个已公布的数字，都在这一页；每一处空白，也都写明是空白。

## Introduction

lead = 关于这种代币，所有已公布的内容都在这里，用文字和普通的表格写成：可以慢慢读，可以打印，可以搜索。数字出自项目方。缺少数字的地方，文中写明；公布了两个的，两个都列在这里。

## Supply and use

supply-part-title = 供应与用途
supply-1 = 总供应量为 { $tokenomics-supply } RAA。RAA 是实用型代币：你用它支付套餐、读数、智能体和数据，用它质押，用它投票。多数费用会销毁其中一部分，销毁的代币从此永久退出供应。
supply-2 = 代币在 { $chains-count } 个网络上出售：Ethereum、BNB Chain、Base 和 Solana。代币的价值没有任何保证，有用途也不等于承诺有需求。

## Allocation

allocation-title = 分配
allocation-1 = 供应量留给七个群体。各份占比合计为全部供应；数量由占比和总供应量推算得出。
allocation-caption = 供应量分别留给了谁
allocation-2 = 验证者的份额由 { $validators-maximum } 个节点共享。国库由 DAO 管理。

## Release

release-title = 释放
release-1 = 在预售中购买的代币处于锁定之中，在代币生成事件（TGE）之前不能转移。自 TGE 起，可在 { $presale-vesting_months } 个月内等额领取。团队与顾问先等待 { $tokenomics-team_cliff } 年悬崖期，之后在 { $tokenomics-team_vesting } 个月内获得代币。战略伙伴先锁定 { $tokenomics-partners_lock } 个月，之后在 { $tokenomics-partners_vesting } 个月内获得代币。

## Presale

presale-title = 预售与价格
presale-1 = 预售从 { $presale-initial_price } 美元开始。价格每 { $presale-step_days } 天上调一次；每次上调的幅度未公布，因此首尾之间的价格，这里无法推算。计划以 { $presale-listing_price } 美元上市，与 TGE 同时。计划价格不是市场价格；上市之后，RAA 的价值可能低于你付出的价格。
presale-step = 价格上调
presale-step-value = 每 { $presale-step_days } 天一次
presale-minimum = 最低购买金额
presale-minimum-value = 约 { $presale-minimum_purchase } 美元
presale-2 = 你可以用 ETH、BNB、SOL、USDT 或 USDC 支付，也可以通过银行卡支付服务商用银行卡支付。用银行卡支付，{ $presale-card_limit } 美元及以下无需身份验证，代币到账在 Base 网络。据称购买用时不到 { $presale-purchase_minutes } 分钟。

## Staking

staking-part-title = 质押与 sRAA
staking-1 = 早期买家收到的是 sRAA，而不是 RAA。sRAA 是一种质押代币，与 RAA 为 { $staking-token-ratio }:{ $staking-token-ratio }，{ $staking-token-decimals } 位小数，代币符号 sRAA。它自动为他们质押，在 TGE 之前获得奖励。上市之后，它兑换为 RAA，外加奖励。在那之前，领取一直锁定。
staking-2 = 每年最高 { $staking-apy } 是收益率的上限，不是预期收益率。它不作保证，到 TGE 为止。
staking-3 = 共有四个等级：Contributor、Enhanced、Advanced 和 Core。各等级的最低质押额和权益未公布，提前退出罚金也未公布。代币经济页面上的计算器按已公布的最高收益率计算，并写明了这一点。sRAA 的合约地址尚未公布。

## Burned fees

burns-title = 销毁多少
burns-1 = 多数费用会按一定比例销毁。比例因费用而异；有的公布为区间，有的公布为上限。
burns-caption = 各项费用的销毁比例
burns-fee = 费用
burns-share = 销毁
burns-agent-use = 使用 AI 智能体（仅见于常见问题）

## Who is paid

fees-part-title = 钱付给谁
fees-1 = 有人复制智能体时，付款的 { $tokenomics-creator_share } 归模板的创作者，{ $tokenomics-protocol_share } 归协议。另外，复制模板的销毁比例公布为 { $burns-copies }。两者是什么关系，没有说明，因此不应相加。
fees-2 = 活跃复制达到 { $tokenomics-micro_token_copies } 份的智能体，可以发行自己的微代币。智能体代币在去中心化交易所交易时，交易额的 { $burns-trades-low }–{ $burns-trades-high } 会销毁。
fees-3 = 以法币付款，会自动兑换为 RAA，差价为 { $tokenomics-swap_margin-low }–{ $tokenomics-swap_margin-high }。差价是一项成本，不是销毁。

## Plans

plans-title = 套餐与优惠
plans-1 = 共有五种订阅套餐。用 RAA 支付，套餐价格可省 { $plans-token_discount-low }–{ $plans-token_discount-high }；在这个区间内，哪种套餐省多少，未公布。订阅 Alpha 数据，PRO 优惠 { $plans-pro-alpha_discount }，Premium 优惠 { $plans-premium-alpha_discount }。
plans-caption = 五种套餐，照公布的内容列出
plans-plan = 套餐
plans-start = Start，也称 Starter
plans-2 = Institutional 另有以代币计的价格；Enterprise 单独定价。两者都由销售团队与你商定。付费套餐通过白名单开放。

## Validators

validators-title = 验证者
validators-1 = 验证者节点最多 { $validators-maximum } 个，供应量的 { $tokenomics-allocation-validators } 留给它们。验证者挑选并批准智能体模板，审批提交的构建，索引意见领袖与 Alpha 数据，并验证聪明钱的流向。作为回报，他们分享协议收入，并享有优先权。分享的份额有多大，未公布。
validators-2 = 要成为验证者，先在预售中购买，再联系团队，通过审核，然后领取你的分配。

## Referral

referral-title = 推荐
referral-1 = 分享个人链接的人，依链接带来的流水按月获得奖励，以 USDT 和 RAA 支付。流水越高，等级越高。
referral-caption = 推荐等级
referral-tier = 等级
referral-turnover = 流水超过
referral-reward = 每月奖励
referral-leader-turnover = { $referral-tiers-leader-turnover } RAA
referral-mentor-turnover = { $referral-tiers-mentor-turnover } RAA
referral-guru-turnover = { $referral-tiers-guru-turnover } RAA
referral-2 = 每月奖励从 Leader 开始。分享时请说明这是什么：一种高风险代币，一个会给你报酬的链接。

## Open points

open-title = 还有哪些未定

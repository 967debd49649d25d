## Head of the document

meta-title = RAA 代币经济详解：每一个数字
meta-description = 供应、分配、解锁计划、预售条款、质押、销毁、套餐、验证者与推荐，全部用文字说明；有两个数值的，两个都列出。
meta-keywords = RAA, 代币经济, 供应量, 代币分配, 解锁计划, sRAA, 质押, 销毁, 验证者, 推荐
meta-social-title = RAA 代币经济详解
meta-social-description = 这种代币的所有数字都在这一页；尚待明确的，也一一注明。

## Introduction

lead = 这里用文字和简单的表格列出项目方关于这种代币的全部说明，方便细读、打印和搜索。数字均出自项目方。缺少数字的，文中会注明；有两个数值的，两个都会列出。

## Supply and use

supply-title = 供应与用途
supply-1 = 总供应量为 { $tokenomics-supply } RAA。RAA 是实用型代币，可用来为套餐、情绪读数、智能体和数据付费，也可用来质押和投票。大多数费用会有一部分被销毁，销毁的代币永久从供应量中移除。
supply-2 = 代币在 { $chains-count } 个网络上出售：Ethereum、BNB Chain、Base 和 Solana。代币的价值和需求都没有任何保证。

## Allocation

allocation-title = 分配
allocation-1 = 供应量分为七个类别。各类别合计即为全部供应量；数量由占比和总供应量推算得出。
allocation-caption = 供应量的分配
allocation-2 = 验证者的份额由 { $validators-maximum } 个节点共享。国库由 DAO 管理。

## Release

release-title = 解锁
release-1 = 在预售中购买的代币在代币生成事件（TGE）之前处于锁定状态，不能转移。自 TGE 起，可在 { $presale-vesting_months } 个月内等额分批领取。团队与顾问先经过 { $tokenomics-team_cliff } 年悬崖期，之后在 { $tokenomics-team_vesting } 个月内获得代币。战略伙伴先锁定 { $tokenomics-partners_lock } 个月，之后在 { $tokenomics-partners_vesting } 个月内获得代币。

## Presale

presale-title = 预售与价格
presale-1 = 按预售条款，价格从 { $presale-initial_price } 美元开始。每 { $presale-step_days } 天上调一次；每次上调的幅度不明，因此这里无法推算期间的价格。计划以 { $presale-listing_price } 美元上线交易，与 TGE 同时进行。上线交易之后，价格由市场决定，RAA 的价值可能低于你付出的价格。
presale-step = 价格上调
presale-step-value = 每 { $presale-step_days } 天一次
presale-minimum = 最低购买金额
presale-minimum-value = 约 { $presale-minimum_purchase } 美元
presale-2 = 你可以用 ETH、BNB、SOL、USDT 或 USDC 支付，也可以通过银行卡支付服务商用银行卡支付。用银行卡支付，{ $presale-card_limit } 美元及以下无需身份验证，代币发放到 Base 网络。项目方称，购买用时不到 { $presale-purchase_minutes } 分钟。

## Staking

staking-title = 质押与 sRAA
staking-1 = 预售买家收到的不是 RAA，而是 sRAA：一种质押代币，与 RAA 的比例为 { $staking-token-ratio }:{ $staking-token-ratio }，小数位数为 { $staking-token-decimals }，代币符号为 sRAA。它自动质押，在 TGE 之前获得奖励。上线交易之后，sRAA 兑换为 RAA 和奖励。在那之前不能领取。
staking-2 = 年化 { $staking-apy } 是收益率的上限，实际可能更低。收益率没有保证，并在 TGE 时终止。
staking-3 = 共有四个等级：Contributor、Enhanced、Advanced 和 Core。各等级的最低质押额和权益尚待明确，提前退出罚金也是如此。代币经济页面上的计算器按最高收益率计算，并写明了这一点。sRAA 的合约地址尚未给出。

## Burned fees

burns-title = 销毁比例
burns-1 = 大多数费用会按一定比例销毁。比例因费用而异：有的固定，有的是区间或上限。
burns-caption = 各项费用的销毁比例
burns-fee = 费用
burns-share = 销毁
burns-agent-use = 使用 AI 智能体（据常见问题）

## Who is paid

fees-title = 款项归谁
fees-1 = 有人复制智能体时，付款的 { $tokenomics-creator_share } 归模板的创作者，{ $tokenomics-protocol_share } 归协议。另外，复制模板的销毁比例为 { $burns-copies }。项目方没有说明两者的关系，因此不应相加。
fees-2 = 活跃复制数达到 { $tokenomics-micro_token_copies } 的智能体，可以发行自己的微代币。智能体代币在去中心化交易所交易时，交易额的 { $burns-trades-low }–{ $burns-trades-high } 会被销毁。
fees-3 = 用法币支付的款项会自动兑换为 RAA，差价为 { $tokenomics-swap_margin-low }–{ $tokenomics-swap_margin-high }。差价是一项成本，不属于销毁。

## Plans

plans-title = 套餐与优惠
plans-1 = 共有五种订阅套餐。用 RAA 支付，套餐价格可省 { $plans-token_discount-low }–{ $plans-token_discount-high }；每种套餐在这个区间内具体省多少，尚待明确。订阅 Alpha 数据，PRO 优惠 { $plans-pro-alpha_discount }，Premium 优惠 { $plans-premium-alpha_discount }。
plans-caption = 五种套餐及其条件
plans-plan = 套餐
plans-start = Start，也称 Starter
plans-2 = Institutional 另有以代币计的价格；Enterprise 单独定价。两者都由销售团队与你商定。付费套餐设有白名单。

## Validators

validators-title = 验证者
validators-1 = 验证者节点最多 { $validators-maximum } 个，供应量的 { $tokenomics-allocation-validators } 留给它们。验证者挑选并批准智能体模板，审批开发者提交的项目，索引意见领袖与 Alpha 数据，并验证聪明钱的资金流向。作为回报，他们分享协议收入，并享有优先权。分享的份额有多大，尚待明确。
validators-2 = 要成为验证者，先在预售中购买，再联系团队，通过审核，然后领取分配给你的代币。

## Referral

referral-title = 推荐
referral-1 = 分享个人链接的人，按链接带来的购买额每月获得奖励。每个等级的百分比分别适用于 USDT 和 RAA 两种货币；计算基数尚待明确。购买额越高，等级越高。发放日和领取方式同样没有说明。
referral-caption = 推荐等级
referral-tier = 等级
referral-turnover = 推荐购买额超过
referral-reward = 每月奖励
referral-leader-turnover = { $referral-tiers-leader-turnover } RAA
referral-mentor-turnover = { $referral-tiers-mentor-turnover } RAA
referral-guru-turnover = { $referral-tiers-guru-turnover } RAA
referral-2 = 每月奖励从 Leader 开始。分享时请说明：这种代币风险很高，你会因分享获得报酬。

## Open points

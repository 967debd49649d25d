### The token: names, terms and figures that several pages show.

## The seven groups of the supply: key of the picture, tables, names on the chart; at most 24 characters

group-presale = 预售与公开发售
group-staking = 质押与流动性
group-ecosystem = 生态奖励
group-team = 团队与顾问
group-validators = 验证者
group-partners = 战略伙伴
group-treasury = 国库/DAO

## Supply and presale: labels in small type above their values, at most 22 characters each

supply-total = 总供应量
supply-total-value = { $tokenomics-supply } RAA
supply-price-label = 初始价格
supply-price-value = { $presale-initial_price } 美元
supply-listing-label = 计划上线交易价格
supply-listing-value = { $presale-listing_price } 美元
supply-target-label = 募集目标
supply-target-value = { NUMBER($presale-raise_target, notation: "compact") }美元
supply-staking-label = 预售质押
supply-staking-value = 年化最高 { $staking-apy }

## Allocation: heads and cells of the table

allocation-group = 类别
allocation-tokens = RAA
allocation-share = 占比
allocation-release-presale = TGE 后 { $presale-vesting_months } 个月内等额分批解锁
allocation-release-team = 悬崖期 { $tokenomics-team_cliff } 年，之后 { $tokenomics-team_vesting } 个月内解锁
allocation-release-validators = 由 { $validators-maximum } 个节点共享
allocation-release-partners = 锁定 { $tokenomics-partners_lock } 个月，之后 { $tokenomics-partners_vesting } 个月内解锁
allocation-release-treasury = 由 DAO 管理

## Release

release-rest = 质押与流动性、生态奖励、验证者和国库，项目方没有给出解锁计划。
release-assumed = 这里假设战略伙伴与团队的锁定期从 TGE 起算，期满后匀速解锁。

## Token generation event: one of the three is shown, chosen by the data

tge-ahead = TGE 与上线交易计划于{ $presale-tge-year }年第{ $presale-tge-quarter }季度进行。
tge-past = TGE 与上线交易​原计划于{ $presale-tge-year }年第{ $presale-tge-quarter }季度进行；目前没有已确认的日期。
tge-confirmed = TGE 已于{ $date }进行。
tge-link = TGE 的日期

## Plans

plans-price = 价格
plans-token = 用 RAA 支付
plans-alpha = Alpha 数据
plans-token-value = 省 { $plans-token_discount-low }–{ $plans-token_discount-high }
plans-pro-alpha = 优惠 { $plans-pro-alpha_discount }
plans-premium-alpha = 优惠 { $plans-premium-alpha_discount }
plans-institutional-token = { $plans-institutional-token_price } RAA
plans-institutional-usd = 按初始价格计 { $usd } 美元
plans-custom = 另行商定
plans-also = 也称 { $name }

## Staking: labels at most 26 characters, values are short sentences

staking-terms-hold-label = 你持有什么
staking-terms-hold-value = sRAA，与所购 RAA 一比一对应，到账即已质押
staking-terms-rate-label = TGE 之前的收益率
staking-terms-rate-value = 年化最高 { $staking-apy }
staking-terms-after-label = 项目上线后的收益率
staking-terms-after-value = 动态变化，由 DAO 决定
staking-terms-claim-label = 领取
staking-terms-claim-value = 上线交易之前不能领取；之后可领取 RAA 和奖励
staking-terms-rounds-label = 有多个解锁批次时
staking-terms-rounds-value = 需要依次签署多笔交易

## Burned fees: names and shares

fees-margin = 用法币付款时，款项会兑换为 RAA，另有 { $tokenomics-swap_margin-low }–{ $tokenomics-swap_margin-high } 的兑换差价。差价是另一项成本，不属于这里列出的销毁。
fees-execution-name = 执行费
fees-execution-value = 最高 { $burns-execution }
fees-subscriptions-name = 套餐订阅
fees-subscriptions-value = { $burns-subscriptions-low }–{ $burns-subscriptions-high }
fees-copies-name = 复制智能体模板
fees-copies-value = { $burns-copies }
fees-alpha-name = 订阅 Alpha 数据
fees-alpha-value = { $burns-alpha }
fees-agent-use-name = 使用 AI 智能体
fees-agent-use-value = 最高 { $burns-agent_use }
fees-agent-use-note = 据常见问题
fees-trades-name = 智能体代币交易
fees-trades-value = { $burns-trades-low }–{ $burns-trades-high }
fees-vote-name = 治理投票
fees-vote-both = 最高 { $conflicts-governance_burn-first } 或 { $conflicts-governance_burn-second }
fees-vote-first = 最高 { $conflicts-governance_burn-first }
fees-vote-second = { $conflicts-governance_burn-second }
fees-readings-title = 两个数值：治理投票
fees-readings-first = 代币经济
fees-readings-second = 常见问题
fees-readings-note = 在确认以哪个为准之前，请按较低的估算。

## Networks

chains-token = sRAA 合约

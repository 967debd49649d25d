meta-title = RAA 代币经济：供应、解锁、价格与销毁
meta-description = RAA 如何分配，各类别何时解锁，预售多少钱，哪些费用会销毁；尚待明确的地方一一注明。
meta-keywords = RAA, 代币经济, 代币分配, 解锁计划, 预售, 质押, 代币销毁, sRAA
meta-social-title = RAA 代币经济，逐点可查
meta-social-description = 一张图看完全部供应：留给谁，何时解锁，还有哪些尚待明确。

## Main block

supply-title = 全部供应，<br>逐点可查
supply-lead = 每个圆点代表 { $dot } RAA，颜色代表所属类别。
supply-networks-label = 网络
supply-networks-value = { $chains-count }
supply-key-label = 由中心向外
supply-picture = 供应量画成圆点组成的螺旋，由中心向外按类别着色。各类别的占比见分配表。

## Allocation

allocation-title = 分配
allocation-lead = 表中列出供应量的分配；有解锁计划的，一并列出。
allocation-total-label = 总供应量

## Plans

plans-title = 套餐
plans-lead = 用 RAA 支付，套餐价格可省 { $plans-token_discount-low }–{ $plans-token_discount-high }。Institutional 与 Enterprise 由销售团队与你商定。
plans-start-description = 适合初次使用情绪读数的人。
plans-pro-description = 适合每周交易的人。
plans-premium-description = 适合每天交易的人。
plans-institutional-description = 适合交易台与基金。
plans-enterprise-description = 适合需要定制条款的平台。

## Staking tiers and terms

staking-title = 质押等级
staking-lead = 共有四个等级，各级的要求和权益尚待明确。
staking-minimum = 最低质押额
staking-benefits = 权益
staking-calculator-title = 质押与奖励
staking-calculator-lead = 按预售期的收益率粗略估算。项目上线之后，收益率动态变化，由 DAO 决定。
staking-terms-title = 质押条款

## Burned fees

fees-title = 销毁比例
fees-lead = 每个数字都是一项费用中退出流通的比例。条形表示区间。

## Release: when tokens unlock, and the price

release-title = 代币何时解锁
release-lead = 月数从代币生成事件（TGE）起算。在此之前，已解锁的数量为零。
release-unlock-title = 解锁计划
release-unlock-share = 该类别已解锁比例
release-unlock-months = TGE 之后的月数
release-unlock-picture = 三条线从零升到各类别的全部份额。随后的表格列出同样的计划。
release-unlock-columns-group = 类别
release-unlock-columns-locked = 锁定
release-unlock-columns-period = 解锁时长
release-unlock-columns-complete = 全部解锁
release-unlock-presale-locked = 至 TGE 为止
release-unlock-presale-period = { $presale-vesting_months } 个月，等额分批
release-unlock-partners-locked = TGE 后 { $tokenomics-partners_lock } 个月
release-unlock-partners-period = { $tokenomics-partners_vesting } 个月
release-unlock-team-locked = TGE 后 { $tokenomics-team_cliff } 年
release-unlock-team-period = { $tokenomics-team_vesting } 个月
release-month = 第 { $month } 个月
release-unlock-none-title = 以下类别，项目方没有给出解锁计划
release-price-title = 价格与时间
release-price-lead = 按预售条款，价格从 { $presale-initial_price } 美元开始，每 { $presale-step_days } 天上调一次。计划以 { $presale-listing_price } 美元上线交易。
release-price-note = 每次上调的幅度不明，因此这里无法算出某一天的价格。
release-price-picture = 条形从开始时的 { $presale-initial_price } 美元，升到上线交易时的 { $presale-listing_price } 美元。中间的高度不明。
release-price-opening = 起始价，美元
release-price-step = 每 { $presale-step_days } 天上调，幅度不明
release-price-listing = 上线交易价，美元

## Networks

chains-title = 网络
chains-lead = 项目方称 RAA 已部署在 { $chains-count } 个网络上。sRAA 在每个网络上的小数位数都是 { $staking-token-decimals }。
chains-unknown = 合约地址尚未给出，因此目前无法核实。
chains-card = 银行卡购买在此到账

## Sustainable model

model-title = 价值如何流动
model-lead = 先是项目方描述的流程，再是它给出的份额。
model-pay-text = 用户为情绪读数、智能体和数据付费
model-burn-text = 大多数费用会有一部分被销毁
model-create-text = 每次复制的付款，创作者得 { $tokenomics-creator_share }
model-validate-text = 验证者分享协议收入
model-govern-text = DAO 决定收益率和国库事务
model-split-title = 一次复制，一笔付款
model-split-creator = 模板创作者
model-split-creator-value = { $tokenomics-creator_share }
model-split-protocol = 协议
model-split-protocol-value = { $tokenomics-protocol_share }
model-split-note = 活跃复制数达到 { $tokenomics-micro_token_copies } 后，智能体可以发行自己的微代币。
model-rate-title = 质押收益率
model-rate-before = TGE 之前
model-rate-before-value = 年化最高 { $staking-apy }
model-rate-after = 项目上线之后
model-rate-after-value = 由 DAO 决定
model-rate-note = 斜线部分没有数字。有人出资，收益才能支付；收益率可能降到零。
model-discount-title = 用 RAA 支付套餐费用
model-discount-least = 至少省
model-discount-least-value = { $plans-token_discount-low }
model-discount-most = 至多省
model-discount-most-value = { $plans-token_discount-high }
model-discount-note = 斜线部分因套餐而异。RAA 的价格会变动，折合美元的优惠也随之变动。

## Expansion and closing call

expansion-title = 扩展计划
join-title = 参与 RAA 经济

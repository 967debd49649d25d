meta-title = RAA 推荐中心
meta-description = 你的推荐链接、它带来的奖励，以及四个等级每月以 USDT 和 RAA 支付的比例。奖励从 Leader 开始。
meta-keywords = RAA 推荐, 推荐链接, 等级, 奖励, USDT
meta-social-title = RAA 推荐中心
meta-social-description = 四个等级，自 Leader 起按月以 USDT 和 RAA 发放奖励。分享链接时，请说明你会因此获得报酬。

head-title = 推荐中心
head-lead = 分享链接，查看它带来的购买额，了解每个等级的奖励。

## The link

link-title = 你的链接
link-text = 通过它购买的数量，都计入你的推荐购买额。
risk-referral = 分享时请说明：这种代币风险很高，你会因分享获得报酬。

## The tiers

tier-below = 不超过 { $amount }
tier-over = 超过 { $amount }
tiers-title = 等级
tiers-lead = 推荐购买额是指通过你的链接购买的数量。奖励按月发放，百分比分别适用于 USDT 和 RAA，计算基数未公布。
tiers-tier = 等级
tiers-turnover = 推荐购买额（RAA）
tiers-reward = 每月（{ $currency }）

meta-title = RAA 推荐中心
meta-description = 你的推荐链接、它带来的奖励，以及四个等级每月以 USDT 和 RAA 支付的比例。奖励从 Leader 开始。
meta-keywords = RAA 推荐, 推荐链接, 等级, 奖励, USDT
meta-social-title = RAA 推荐中心
meta-social-description = 四个等级，自 Leader 起按月以 USDT 和 RAA 发放奖励。分享链接时，请说明你会因此获得报酬。

page-head-title = 推荐中心
page-head-lead = 达到 Leader 等级后，你每月可按比例获得推荐奖励。RAA 是高风险代币：分享链接时，请说明这一点，并说明你会因此获得报酬。

## The link

link-title = 你的链接
link-text = 任何人通过它购买的数量，都计入你的推荐购买额。
link-risk = 分享时请说明：这种代币风险很高，你会因分享获得报酬。

## The tiers

tiers-title = 计算示例
tiers-lead = 示例显示某个购买额达到哪个等级、可得多少奖励。百分比分别适用于 USDT 和 RAA。

earnings-payout-title = 何时发放，如何领取？
earnings-payout-text = 项目方尚未说明：发放日、领取方式和领取条件均未知。

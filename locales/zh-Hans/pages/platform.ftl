meta-title = RAA 平台：质押、推荐与 RAAdar
meta-description = 你的质押、推荐链接和 RAAdar 都在这里。连接钱包之前，页面显示示例。加密资产风险很高。
meta-social-title = RAA 平台
meta-social-description = 你的质押、推荐链接和 RAAdar 都在这里。加密资产风险很高。

doors-title = 平台
doors-lead = 你的质押、你的推荐，以及当下的市场情绪。

## The panels

doors-staking-note = TGE 之后的按月解锁次数
doors-hub-note = 最高推荐奖励比例；计算基数未说明
doors-radar-note = 市场情绪
doors-radar-badge = 示例
doors-radar-text = 读数描述情绪，并不预测价格。

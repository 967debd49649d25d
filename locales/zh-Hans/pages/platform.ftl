meta-title = RAA 平台：质押、推荐与 RAAdar
meta-description = 你的质押、推荐链接和 RAAdar 都在这里。连接钱包之前，页面显示示例。加密资产风险很高。
meta-social-title = RAA 平台
meta-social-description = 你的质押、推荐链接和 RAAdar 都在这里。加密资产风险很高。

head-title = 平台
head-lead = 你的质押、你的推荐，以及当下的市场情绪。

## The panels

staking-note = TGE 之后的按月解锁次数
hub-note = 最高推荐奖励比例；计算基数未说明
radar-note = 市场情绪
example = 示例
radar-text = 读数描述情绪，并不预测价格。

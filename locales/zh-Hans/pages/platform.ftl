head-title = 平台
head-lead = 你的质押、你的推荐，以及当下的市场情绪。

staking-title = 质押
hub-title = 推荐中心
hub-text = 你的链接、你的等级，以及对应的每月奖励。
radar-title = RAAdar
radar-text = FOMO、恐惧与贪婪提醒。读数描述情绪，并不预测价格。
radar-action = RAAdar 读取什么

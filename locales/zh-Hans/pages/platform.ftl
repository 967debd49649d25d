head-title = 平台
head-lead = 你持有什么，带来了谁，人群又是什么情绪。

staking-title = 质押
staking-text = 你的质押、它的奖励，以及领取；上市之前，领取一直锁定。
hub-title = 推荐中心
hub-text = 你的链接、你的等级，以及它每月支付多少。
radar-title = RAAdar
radar-text = FOMO、恐惧与贪婪提醒。读数描述的是情绪，不预测价格。
radar-action = RAAdar 读什么

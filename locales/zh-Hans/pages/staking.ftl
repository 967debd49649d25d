meta-title = RAA 质押门户：即将推出
meta-description = 预售质押怎样进行：每次购买都会收到 sRAA，TGE 前 APY 最高 { $staking-apy }，不作保证；上市之前，领取一直锁定。
meta-keywords = RAA 质押, sRAA, APY, 质押门户, 领取, 释放, 预售
meta-social-title = RAA 质押门户
meta-social-description = TGE 前 APY 最高 { $staking-apy }，不作保证。上市之前，领取一直锁定。

head-title = 质押门户
head-lead = 在预售中购买的人，手里已经有一份质押：sRAA，到账时就已质押。你会在这里查看它；RAA 上市之后，也在这里领取。
head-terms = 关于质押，已公布的内容

closing-title = 付出的价格里，也有时间。
closing-release = 释放计划

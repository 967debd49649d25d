meta-title = RAA 平台：质押
meta-description = 在平台上查看你的 sRAA：余额、累计奖励与领取。上市之前，领取一直锁定；任何收益率都不作保证。
meta-keywords = RAA 平台, 质押, sRAA, 奖励, 领取
meta-social-title = RAA 平台：质押
meta-social-description = 余额、累计奖励与领取，上市之前一直锁定。任何收益率都不作保证。

head-title = 质押
head-lead = 你的 sRAA 现在怎样，什么时候可以转移。

meta-title = RAA 平台：质押
meta-description = 在平台上查看你的 sRAA：余额、累计奖励与领取。上线交易之前不能领取；收益率没有保证。
meta-keywords = RAA 平台, 质押, sRAA, 奖励, 领取
meta-social-title = RAA 平台：质押
meta-social-description = 余额、累计奖励与领取。上线交易之前不能领取；收益率没有保证。

page-head-title = 质押
how-action-label = 查看时间线

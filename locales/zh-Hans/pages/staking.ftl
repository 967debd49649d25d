meta-title = RAA 质押门户：即将推出
meta-description = 预售质押怎样进行：每次购买都会收到 sRAA，TGE 前年化收益率（APY）最高 { $staking-apy }，没有保证；上线交易之前不能领取。
meta-keywords = RAA 质押, sRAA, APY, 质押门户, 领取, 解锁, 预售
meta-social-title = RAA 质押门户
meta-social-description = TGE 前年化收益率（APY）最高 { $staking-apy }，没有保证。上线交易之前不能领取。

page-head-title = 质押门户
page-head-lead = 在预售中购买，收到的是 sRAA，到账即已质押。以后可以在这里查看 sRAA；RAA 上线交易之后，也在这里领取。
page-head-platform-label = 在平台中打开质押
page-head-terms-label = 查看已知的质押信息

buy-title = 先弄清何时解锁
buy-try-label = 解锁计划

stake-badge = 即将推出

## My stake

stake-mine-title = 我的质押
stake-mine-lead = 查看钱包里有多少 sRAA、累计获得多少奖励，以及何时可以领取。
stake-rounds = 如果代币分在多个解锁批次，领取时需要签署多笔交易：逐笔进行，每一笔都在你的钱包里确认。

## How it works

stake-how-title = 质押流程
stake-how-lead = 从购买到最后一次解锁，你的代币会经历什么。
stake-try-title = 按你的情况计算
stake-try-lead = 输入数量和距 TGE 的月数，上方的时间线会随之变化。

## Figures of the whole network

stake-total-title = 质押总览
stake-total-staked = 质押总量
stake-total-stakers = 质押者总数
stake-total-apy = 当前 APY
stake-total-apy-value = 最高 { $staking-apy }
stake-total-apy-note = 预售期的上限，TGE 时终止。
stake-pools-title = 各网络的质押池
stake-pools-chain = 网络
stake-pools-pool = 质押池
stake-pools-staked = 已质押
stake-total-sample = 这些总量和质押池仅为示例，不代表实际的质押。收益率是预售的收益率。
stake-total-sample-value = { NUMBER($staking-sample-total, notation: "compact") }
stake-total-usd = 约 { NUMBER($staking-sample-total_usd, notation: "compact") }美元
stake-total-exceeds = 这些总量不可能是真实的：{ NUMBER($staking-sample-total, notation: "compact") } RAA 超过全部供应量 { NUMBER($tokenomics-supply, notation: "compact") } RAA；这一数量折合 { NUMBER($staking-sample-total_usd, notation: "compact") }美元，也与每枚 RAA { $presale-initial_price } 美元的初始价格不符。

## Risk

risk-yield = 年化 { $staking-apy } 是收益率的上限，实际可能更低。收益率没有保证，并在代币生成事件（TGE）时终止。
risk-lock = 代币在代币生成事件（TGE）之前不能转移，之后在 { $presale-vesting_months } 个月内等额分批解锁。

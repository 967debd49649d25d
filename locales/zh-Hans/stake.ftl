stake-badge = 即将推出

## My stake

stake-mine-title = 我的质押
stake-mine-lead = 这里读取所连接钱包的质押。横线不等于零。
stake-rounds = 代币分在多个释放批次时，领取需要签署多笔交易：一笔接一笔，每一笔都在你的钱包里确认。

## How it works: four steps

stake-how-title = 质押怎样进行
stake-how-lead = 四步，其中三步由你来做。中间那一段，是等待。
stake-step-1-title = 在预售中购买
stake-step-1-text = 你会收到 sRAA，与你购买的 RAA 为 { $staking-token-ratio }:{ $staking-token-ratio }。已代你质押，不用再开启什么。
stake-step-2-title = 持有到 TGE
stake-step-2-text = 在代币生成事件（TGE）之前，sRAA 的收益率为 APY 最高 { $staking-apy }。上线之后，收益率动态变化，由 DAO 决定。
stake-step-3-title = 上市后领取
stake-step-3-text = 你交出 sRAA，收到 RAA，外加它获得的奖励。上市之前，领取一直锁定。
stake-step-4-title = 逐批签署
stake-step-4-text = TGE 之后，预售代币在 { $presale-vesting_months } 个月内等额解锁。如果你的代币分在多个释放批次，每一批都要单独签署一笔交易。

## Figures of the whole network

stake-total-title = 质押总览
stake-total-staked = 质押总量
stake-total-stakers = 质押者总数
stake-total-apy = 当前 APY
stake-total-apy-value = 最高 { $staking-apy }
stake-total-apy-note = 预售期的上限，到 TGE 为止。
stake-pools-title = 各网络的质押池
stake-pools-chain = 网络
stake-pools-pool = 质押池
stake-pools-staked = 已质押

## Risk

risk-yield = 每年最高 { $staking-apy } 是收益率的上限，不是预期收益率。它不作保证，到 TGE 为止。
risk-lock = 你的代币在 TGE 之前不能转移，之后在 { $presale-vesting_months } 个月内等额解锁。

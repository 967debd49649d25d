stake-badge = 即将推出

## My stake

stake-mine-title = 我的质押
stake-mine-lead = 这里显示已连接钱包的质押情况。“–”表示没有数据。
stake-rounds = 如果代币分在多个释放批次，领取时需要签署多笔交易：逐笔进行，每一笔都在你的钱包里确认。

## How it works: four steps

stake-how-title = 质押流程
stake-how-lead = 从购买到领取共四步，其中三步由你操作，一步是等待。
stake-step-1-title = 在预售中购买
stake-step-1-text = 你会收到 sRAA，与所购 RAA 的比例为 { $staking-token-ratio }:{ $staking-token-ratio }。sRAA 到账即已质押，无需再开启什么。
stake-step-2-title = 持有到 TGE
stake-step-2-text = 在代币生成事件（TGE）之前，sRAA 的年化收益率（APY）最高为 { $staking-apy }。项目上线之后，收益率动态变化，由 DAO 决定。
stake-step-3-title = 上线交易后领取
stake-step-3-text = 你交出 sRAA，换回 RAA 和它获得的奖励。上线交易之前，领取一直锁定。
stake-step-4-title = 逐批签署
stake-step-4-text = TGE 之后，预售代币在 { $presale-vesting_months } 个月内等额解锁。如果你的代币分在多个释放批次，每一批都要单独签署一笔交易。

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

## Risk

risk-yield = 每年 { $staking-apy } 是收益率的上限，实际可能更低。收益率没有保证，并在代币生成事件（TGE）时终止。
risk-lock = 代币在代币生成事件（TGE）之前不能转移，之后在 { $presale-vesting_months } 个月内等额解锁。

### The way of a stake

basis = 以 { $amount } { -raa } 为例，假设 TGE 在购买 { $count } 个月后进行。
locked = 锁定
free = 已解锁
lines = 共 { $count } 条线，每条代表一次按月解锁

## The points

month = 第 { $month } 个月
span = 第 { $from } 至 { $to } 个月
unit = { -raa }
each = { -raa }/月
at-most = 最多 { $amount }

buy-title = 在预售中购买
buy-text = 代币从此锁定，TGE 之前不能转移。
staked-title = 收到 sRAA
staked-text = 与所购 { -raa } 的比例为 { $staking-token-ratio }:{ $staking-token-ratio }。sRAA 到账即已质押，无需另行开启。
tge-title = TGE 与上线交易
tge-text = 按 { $apy } 的年化收益率（APY）计算的最高奖励，收益率没有保证。上线交易之后，sRAA 可兑换为 { -raa } 和奖励；在此之前不能领取。
unlock-title = 按月解锁 { $count } 次
unlock-text = 所购代币分成若干等份，每月解锁一份。如果你的代币分在多个解锁批次，每一批都要单独签署一笔交易。
end-title = 全部解锁
end-text = 你购买的代币已全部解锁。

## Three figures, each with a bonus beneath

title = 奖励
link = 个人链接
total = 累计获得
month = 本月
claimable = 现在可领取
paid-in = 以 { $value } 发放，另有 { $bonus } 额外奖励
bonus = { $amount } { $currency } 额外奖励

## A sentence below the figures

no-wallet = 在上方连接钱包，即可查看你的奖励。每月奖励从 Leader 开始。
pending = 正在读取 { $address } 的奖励。
unavailable = 个人链接开放后，奖励会显示在这里。
ready = 这是 { $address } 的数据。每月奖励从 { $tier } 开始。
failed = 未能获取数据。请检查网络连接，然后重试。
failed-answer = 收到的奖励数据无法解析，因此不予显示。请稍后再试。
retry = 重试
sample-note = 推荐购买额：之前某个月为 { $earlier } { -raa }，本月到目前为止为 { $amount } { -raa }。每月奖励从 { $tier } 开始。USDT 按每枚 { -raa } { $presale-initial_price } 美元的初始价格折算。

## The way to the next tier

tier = 当前等级
next = 距 { $tier } 还差 { $amount } { -raa }
next-above = 超过 { $goal } { -raa } 即为 { $tier }
next-none = 最高等级
progress = { $goal } { -raa } 的 { $share }
progress-full = 超过 { $goal } { -raa }
turnover-note = 目前推荐购买额：{ $amount } { -raa }

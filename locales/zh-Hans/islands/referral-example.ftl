
amount-label = 一个月内通过你的链接购买的 RAA
unit = { -raa }
amount-value = { $amount } { -raa }，{ $tier }
pays = { $tier } 等级：每种货币 { $share }
pays-none = 当月不超过 { $amount } { -raa }（{ $tier } 等级）时，项目方没有列出任何奖励。
month-in = { $currency } 奖励
basis = 这是示例，不是预测，也不承诺任何奖励。项目方没有说明比例的计算基数，这里按当月购买的 RAA 计算。USDT 按每枚 { -raa } { $presale-initial_price } 美元的初始价格折算。
reward-none = 未列出
tier-head = 等级
turnover-head = 推荐购买额（RAA）
reward-head = 每月（{ $currency }）
tier-below = 不超过 { $amount }
tier-over = 超过 { $amount }

closing-lead = 预售价格每 { $presale-step_days } 天上调一次。这是一张时间表，不是催你的理由。
closing-buy = 购买 RAA
closing-try = 免费试用
closing-risk = RAA 的价值没有任何保证。收益不作承诺，代币在 TGE 之前一直锁定。这里的一切内容均不构成投资建议。

closing-estimate = 估算购买
sale-closed = 目前无法在本站购买 RAA。
sale-planned = 目前无法在本站购买 RAA。以下是已公布的购买流程。

closing-lead = 按预售条款，价格每 { $presale-step_days } 天上调一次。决定之前，请先静下心来读完风险披露。
closing-buy = 购买 RAA
closing-try = 免费试用
closing-risk = RAA 的价值没有任何保证，收益也没有任何承诺；代币在代币生成事件（TGE）之前一直锁定。本网站的任何内容均不构成投资建议。

closing-estimate = 购买试算
sale-closed = 目前无法在本网站购买 RAA。
sale-planned = 目前无法在本网站购买 RAA。以下是项目方计划的购买流程。

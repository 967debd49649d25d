meta-title = 如何购买 RAA：用钱包或银行卡
meta-description = 购买 RAA 的两种方式：用加密钱包，或用银行卡，逐步说明；并列出预售条款和付款之前要知道的事。风险很高。
meta-keywords = 购买 RAA, 预售, 加密钱包, 银行卡, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = 如何购买 RAA
meta-social-description = 两种方式、条款与风险，都在一页上。你投入的资金可能全部损失。

how-to-buy-title = 如何购买 RAA
how-to-buy-lead = 购买有两种方式。项目方称，每种方式用时都不到 { $presale-purchase_minutes } 分钟。请先静下心来读完条款。

## Route one

how-to-buy-wallet-title = 用加密钱包
how-to-buy-wallet-1-title = 连接钱包
how-to-buy-wallet-1-text = 连接你要用来付款的钱包。还没有钱包？我们列出了可用的钱包，以及开发方的下载地址。
how-to-buy-wallet-1-action-label = 我没有钱包
how-to-buy-wallet-2-title = 选择网络
how-to-buy-wallet-2-text = 从下列网络中任选其一。请留一点该网络的原生币，用于支付网络手续费（Gas 费）。
how-to-buy-wallet-3-title = 输入金额
how-to-buy-wallet-3-text = 用 ETH、BNB、SOL、USDT 或 USDC 支付。最低金额约 { $presale-minimum_purchase } 美元。
how-to-buy-wallet-4-title = 在钱包中确认
how-to-buy-wallet-4-text = 你会收到 sRAA，与所购 RAA 的比例为 { $staking-token-ratio }:{ $staking-token-ratio }。sRAA 到账即已质押，在代币生成事件（TGE）之前一直锁定。

## Route two

how-to-buy-card-title = 用银行卡
how-to-buy-card-1-title = 填写电话号码
how-to-buy-card-1-text = 银行卡支付服务商会要求填写。
how-to-buy-card-2-title = 填写姓名与账单地址
how-to-buy-card-2-text = { $presale-card_limit } 美元及以下无需身份验证。最低金额同样约 { $presale-minimum_purchase } 美元。
how-to-buy-card-3-title = 输入银行卡信息
how-to-buy-card-3-text = 银行卡信息在银行卡支付服务商自己的表单中填写。
how-to-buy-card-4-title = 填写 Base 上的钱包地址
how-to-buy-card-4-text = 用银行卡购买的代币会发放到 Base 网络。钱包地址请核对两遍。发到错误地址的代币无法退回。

how-to-buy-before-support-label = 我的付款失败了
how-to-buy-before-staking-label = 我的 sRAA 接下来会怎样

## Panel beside the routes

how-to-buy-panel-title = 购买 RAA
how-to-buy-before-feed = 开放时通知我
how-to-buy-before-risks-label = 了解风险
how-to-buy-before-wallet-label = 设置钱包
how-to-buy-panel-practise = 先练习，不会付款

how-to-buy-before-title = 付款之前

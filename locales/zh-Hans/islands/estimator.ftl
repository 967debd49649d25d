amount-label = 金额（美元）
pay-hint = 最低约 { $presale-minimum_purchase } 美元
currency-label = 支付方式
currency-card = 银行卡
network-label = 网络
no-script = 下方数字只是示例。要按自己的情况计算，需要启用 JavaScript。

error-title = 有地方需要修改
amount-error-empty = 请填写金额
amount-error-number = 请用数字填写金额，例如 { $example }
amount-error-decimals = 请填写小数不超过 { $count } 位的 { $currency } 金额
amount-error-minimum = 请填写约 { $presale-minimum_purchase } 美元或以上的金额
amount-error-maximum = 请减少金额：最多可买 { $tokenomics-supply } { -raa }，即全部供应量
no-estimate = 请先修改上方的金额，再查看估算结果。

receive-label = 你会收到（约）
receive-token = sRAA，与 { -raa } 的比例为 { $staking-token-ratio }:{ $staking-token-ratio }
receive-basis = 支付 { $amount } 美元，按初始价格每枚 { -raa } { $price } 美元计算。
price-rise = 价格每 { $count } 天上调一次，因此以后用同样的金额买到的会更少。
fees-label = 费用与汇率
price-par = 一个 { $currency } 按一美元计算。
rate-later = 钱包将以 { $currency } 扣款，汇率以支付服务商当时的报价为准。
network-fee = 此外还需用 { $coin } 支付 { $network } 的网络手续费（Gas 费），金额取决于网络的拥堵程度。
card-note = { $presale-card_limit } 美元及以下无需身份验证。银行卡支付服务商会依次要求填写电话号码、姓名与账单地址、银行卡信息，以及 { $network } 上的钱包地址。
card-note-above = 超过 { $presale-card_limit } 美元时，请准备接受身份验证。银行卡支付服务商还会依次要求填写电话号码、姓名与账单地址、银行卡信息，以及 { $network } 上的钱包地址。
card-fee = 银行卡支付的手续费未公布。

unlock-label = 解锁
unlock-basis = TGE 之前全部锁定，之后分 { $count } 个月等额解锁。
axis-start = TGE：{ $amount }
axis-end = 第 { $month } 个月：{ $amount }
months-title = 逐月数量
month-label = TGE 后的月数
unlocked-label = 累计解锁

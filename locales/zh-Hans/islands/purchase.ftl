## The form

form-label = 购买 { -raa }
pay-label = 你支付
receive-label = 你会收到（约）
receive-unit = sRAA
currency-label = 支付方式
currency-card = 银行卡
pay-hint = 最低约 { $presale-minimum_purchase } 美元
network-label = 网络
network-hint = 请在该网络上留一点 { $coin }，用于支付网络手续费。
network-hint-card = 用银行卡购买的代币会发放到 { $network } 网络。

## The price, below the second field

price-initial = 每枚 { -raa } { $price } 美元，这是初始价格。此后的上调幅度不明，因此你实际收到的可能更少。
price-schedule = 每枚 { -raa } { $price } 美元，以已公布的价格表为准。
price-quote = 每枚 { -raa } { $price } 美元，由支付服务商报价。
price-quote-rate = 每枚 { -raa } { $price } 美元，每枚 { $currency } { $rate } 美元，均由支付服务商报价。
price-par = 每枚 { $currency } 按一美元计算。
price-asking = 正在向支付服务商询价。
price-unanswered = 支付服务商目前没有给出 { $currency } 的价格。请选择其他货币，或稍后再试。
price-unknown = 本网站没有 { $currency } 的汇率，也不会自行估算。选择 USDT 或 USDC 即可看到价格。
price-card = 用银行卡付款需要银行卡支付服务商，本网站尚未接入。

## Below the fields

card-note = { $presale-card_limit } 美元及以下无需身份验证。银行卡支付服务商会依次要求填写电话号码、姓名与账单地址、银行卡信息，以及 { $network } 上的钱包地址。
terms-label = 我已阅读条款和风险披露，并能承受所付款项全部损失。
terms-link = 条款与法律信息
risks-link = 风险披露
connect = 连接钱包
review = 核对付款
continue = 继续付款
wallet-none = 款项从你自己的钱包支付。在你按下按钮之前，本网站不会向钱包发出任何请求。
wallet-from = 款项从 { $address } 支付。
wallet-solana = 已连接的钱包在 Solana 网络上。请连接一个支持 { $network } 的钱包。
referrer = 推荐码 { $code } 会随这笔购买一并发送给支付服务商。
provider-loading = 正在加载支付服务商的表单。
provider-failed = 支付服务商的表单加载失败，这里暂时不能付款。请重新加载页面再试。
provider-foreign = 下面是支付服务商自己的表单。你填写的内容直接提交给服务商，不经过本网站。
support-link = 获取帮助
wallet-link = 我没有钱包

## States without a form

closed-offers = 目前无法购买：支付服务商没有提供任何支付方式。
closed-next = 现在可以先读完风险披露，并准备一个属于你自己的钱包。
no-script = 购买需要 JavaScript，而此浏览器没有启用它。

## Errors of the form

error-title = 有地方需要修改
amount-error-empty = 请填写金额
amount-error-number = 请用数字填写金额，例如 { $example }
amount-error-decimals = 请填写小数不超过 { $count } 位的 { $currency } 金额
amount-error-minimum = 请填写约 { $presale-minimum_purchase } 美元或以上的金额
amount-error-maximum = 请减少金额：最多可买 { $tokenomics-supply } { -raa }，即全部供应量
terms-error = 请先阅读条款和风险披露，然后勾选此框

## Before signing

review-title = 签名之前
review-lead = 请逐行与钱包显示的内容核对。转账无法撤回。
review-amount = 金额
review-receive = 预计收到（约）
review-network = 网络
review-from = 付款地址
review-token = 代币合约
review-recipient = 收款地址
review-sign = 在钱包中签名

## Progress

steps-label = 付款进度
step-check = 检查网络与余额
step-review = 核对
step-sign = 在钱包中签名
step-confirm = 网络确认
step-pay = 在支付服务商处付款
step-done = 已完成

status-switch = 已请求你的钱包切换到 { $network }。请在钱包里回应。
status-check = 正在检查网络、代币合约和你的余额。
status-sign = 钱包正在请你签名。确认之前，请仔细阅读它显示的内容。
status-confirm = 交易已发送，等待 { $network } 确认，可能需要几分钟。如果在这个标签页里重新加载本页，进度会从这里继续。
status-wallet = 交易已发送，但目前无法查询 { $network }。请在 { $network } 上连接你的钱包，或检查网络连接。本页会自动重试。
status-pay = 请填写下方支付服务商的表单。
leave = 返回填写金额

## Outcome: confirmed

success-title = 付款已确认
success-text = { $network } 已确认你的付款：{ $amount } { $currency }。
reported-title = 支付服务商报告已付款
reported-text = 支付服务商报告这笔付款已完成。本网站无法在网络上核实这一点。
next-title = 接下来
next-credit = 本网站不发放代币。卖方核对付款之后才会发放，本页看不到具体时间。
next-lock = 你购买的代币以 sRAA 形式到账，在代币生成事件（TGE）之前不能转移，之后在 { $presale-vesting_months } 个月内等额分批解锁。
next-keep = 请保留这笔交易作为凭据。如果代币一直没有到账，联系客服时请提供交易哈希和所在网络。
explorer-link = 查看交易
again = 再付一笔

## Outcome: not confirmed after several minutes

pending-title = 尚未确认
pending-text = { $network } 至今没有确认这笔付款。它可能仍在等待，也可能已被替换或丢弃。再次付款之前，请先查询：重复付款等于再买一次。
pending-wait = 继续等待

## Outcome: an error

problem-title = 付款未成功
problem-unclear-title = 付款尚未完成

problem-rejected = 你在钱包中拒绝了请求。没有发出任何交易。
problem-busy = 钱包里还显示着先前的一个请求。请打开钱包，先处理那个请求，然后重试。
problem-no-wallet = 钱包的连接已断开。请重新连接后再试。没有发出任何交易。
problem-unknown-chain = 你的钱包不支持 { $network }，也没有添加这个网络。请在钱包里添加该网络，然后重试。没有发出任何交易。
problem-wrong-network = 你的钱包在另一个网络上。请切换到 { $network }，然后重试。没有发出任何交易。
problem-insufficient-funds = 你的钱包在 { $network } 上有 { $balance } { $currency }，而这笔付款是 { $amount }。请减少金额，或向钱包转入资金。没有发出任何交易。
problem-no-gas = 你的钱包在 { $network } 上没有 { $coin }，无法支付网络手续费。请转入少许 { $coin }，然后重试。没有发出任何交易。
problem-token-mismatch = { $network } 上的 { $currency } 合约返回的结果与该代币应有的不符。没有发出任何交易。重试之前，请告知客服。
problem-changed = 核对之后，你钱包的账户或网络发生了变化。没有发出任何交易。请重新核对付款。
problem-unreachable = 无法连接 { $network }。请检查网络连接和钱包所在的网络，然后重试。没有发出任何交易。
problem-unanswered = 你的钱包没有回应。请先查看钱包：如果请求还在，请先拒绝它，然后重试。
problem-failed = 钱包未能完成请求。重试之前，请先查看钱包的交易记录。
problem-reverted = { $network } 拒绝了这笔转账。金额没有扣除，但网络手续费已经扣除。请查看这笔交易，然后联系客服。
problem-not-transferred = { $network } 已确认这笔交易，但其中没有向卖方转出这笔金额。请查看这笔交易，然后联系客服。
problem-widget = 支付服务商报告了错误。再次付款之前，请先查看银行卡账单或钱包：款项可能已经扣除。

payments-title = 此浏览器中的付款
payment-line = { $network } 上的 { $amount } { $currency }
payment-asked = 已请求你的钱包支付这笔款项，目前还不知道你是否批准。如果请求还在，请在钱包里处理。与此同时，本页会在 { $network } 上查找这笔付款。
payment-asked-provider = 曾为这笔付款打开支付服务商的表单，但本页没有收到结果。再次付款之前，请先查看银行卡账单或钱包。
payment-sent = 交易已发送，{ $network } 尚未确认。
payment-closed = 标记为未付款
payment-hide = 从列表中移除
again-label = 之前的一笔付款仍可能完成。我还是要再付一次。
again-error = 请先查看之前的付款；如果还是要再付一次，请勾选此框
price-renewed = 价格已变为每枚 { -raa } { $price } 美元。请先核对两个金额，再继续。
problem-replaced = { $network } 确认的是你账户的另一笔交易，它取代了这一笔。这笔款项没有扣除。
problem-another = 核对之后，又开始了另一笔付款。没有发出任何交易。请先查看那笔付款。
card-note-above = 超过 { $presale-card_limit } 美元时，请准备接受身份验证。银行卡支付服务商还会依次要求填写电话号码、姓名与账单地址、银行卡信息，以及 { $network } 上的钱包地址。
payment-block = 交易已进入 { $network } 的区块。由于 { $network } 仍可能替换最新的区块，要等后面再出现几个区块才算确认。
payment-asked-silent = 已请求你的钱包支付这笔款项，但目前无法查询 { $network }，因此不知道你是否已批准。再次付款之前，请先查看钱包的交易记录。
other-account-title = 已从其他账户付款
problem-other-account = { $network } 已确认一笔向卖方转出的同额转账，但付款账户不是你核对过的那个。如果那个账户是你的，请不要再次付款。请查看这笔交易，然后联系客服。

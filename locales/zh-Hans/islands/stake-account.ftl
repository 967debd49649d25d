## The figures

balance = 余额
accrued = 累计奖励
claim = 领取
locked = 已锁定
locked-note = 上线交易之前不能领取。
claim-run = 领取
balance-note = 钱包里的 sRAA
accrued-note = 到目前为止获得的 { -raa }
accrued-sample = 按最高年化收益率 { $apy } 计算 { $count } 个月。收益率没有保证。
unit = { -raa }

## The line below the figures

no-wallet = 连接钱包，查看你的质押
sees = 你会看到钱包里的 sRAA、已获得的奖励，以及每个解锁批次。此浏览器里须装有钱包。连接时，本网站会看到你的地址；你无需签名。
connect = 连接钱包
pending = 正在读取 { $address } 的质押数据。
unavailable = 目前还不能读取余额：sRAA 的合约地址在所有网络上都尚未公布。
connected = 已连接 { $address }。
nothing = 这里没有 { $address } 的质押记录。
read = 这是 { $address } 的质押情况。
rounds = 需要签署 { $count } 笔交易。
rounds-progress = 共 { $total } 笔，已签署 { $signed } 笔。
rounds-show = 展开批次
rounds-hide = 收起批次
balance-elsewhere = 在 { $networks } 上可以读取余额，那里的 sRAA 地址已公布；你的钱包目前在另一个网络上。
rewards-unavailable = 目前无法显示奖励和解锁批次。
failed = 未能读取质押数据。请检查网络连接和钱包，然后重试。
failed-answer = 收到的质押数据无法解析，因此不予显示。请稍后再试。
retry = 重试
no-script = 读取钱包的质押数据需要启用 JavaScript。

## The list of the rounds: a table

rounds-title = 解锁批次
round-head = 批次
amount-head = 数量
unlocks-head = 解锁日期
state-head = 状态
round-name = 第 { $number } 批
round-says = 第 { $number } 批：{ $amount } { -raa }。
round-open = 可领取
round-signed = 已签署
rounds-note = 上线交易之前，本页不能签署任何交易。

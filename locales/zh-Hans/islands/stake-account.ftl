## The figures

balance = 余额
accrued = 累计奖励
claim = 领取
locked = 已锁定
locked-note = 领取在上线交易之前一直锁定。
claim-run = 领取
unit = { -raa }

## The line below the figures

no-wallet = 连接钱包，即可查看它的质押。
connect = 连接钱包
pending = 正在读取 { $address } 的质押数据。
unavailable = 目前无法显示余额：sRAA 的合约地址尚未公布，本网站也没有接入提供余额数据的服务。
nothing = 这里没有 { $address } 的质押记录。
read = 这是 { $address } 的质押情况。
rounds = 需要签署 { $count } 笔交易。
rounds-progress = 共 { $total } 笔，已签署 { $signed } 笔。
rounds-show = 展开批次
rounds-hide = 收起批次
balance-elsewhere = 余额从 { $networks } 读取；钱包在另一个网络上。
rewards-unavailable = 目前无法显示奖励和释放批次：本网站没有接入提供这些数据的服务。
failed = 未能读取质押数据。请检查网络连接和钱包，然后重试。
failed-answer = 收到的质押数据无法解析，因此不予显示。请稍后再试，或联系客服。
retry = 重试
no-script = 读取钱包的质押数据需要启用 JavaScript。

## The list of the rounds: a table

rounds-title = 释放批次
round-head = 批次
amount-head = 数量
unlocks-head = 解锁日期
state-head = 状态
round-name = 第 { $number } 批
round-open = 可领取
round-signed = 已签署
rounds-note = 上线交易之前，本页不能签署任何交易。

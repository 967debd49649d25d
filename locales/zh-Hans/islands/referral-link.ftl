## The sentence

no-wallet = 个人链接与钱包绑定。请连接钱包，获取你的链接。
connect = 连接钱包
pending = 正在获取 { $address } 的链接。
unavailable = 链接开放后，你的链接会显示在这里。
failed = 未能获取链接。请检查网络连接，然后重试。
failed-answer = 收到的链接数据无法解析，因此不显示链接。请稍后再试。
retry = 重试
no-script = 获取你的链接需要启用 JavaScript。

## The link

link-label = { $address } 的链接
copy = 复制链接
share = 分享
share-text = { -raa } 是高风险代币。如果你通过这个链接购买，我会得到报酬。

## The link that the visitor came through

came-through = 你是通过 { $code } 的链接来到这里的。

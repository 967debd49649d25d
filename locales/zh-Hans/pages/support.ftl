meta-title = RAA 客服：看不到代币、付款失败
meta-description = 钱包里看不到 sRAA，或付款失败时，该检查什么；手动添加代币要填的数据；多久能收到回复。
meta-keywords = RAA 客服, sRAA, 看不到代币, 添加代币到钱包, 付款失败, 合约地址
meta-social-title = RAA 客服
meta-social-description = 两份检查清单：看不到代币，付款失败。绝不要把助记词告诉任何人。

head-title = 客服
head-lead = 最常见的问题有两种，通常检查几步就能解决。请从你遇到的那一种开始。

## First checklist

token-title = 看不到我的代币
token-lead = 看不到代币，通常是显示设置的问题，代币并没有丢失。请依次做完四项检查。
token-1-title = 检查网络
token-1-text = 在钱包里切换到你购买时所用的网络。一个网络上的代币，不会显示在另一个网络上；用银行卡购买的代币会发放到 Base 网络。
token-2-title = 检查交易
token-2-text = 在钱包的历史记录里找到它。交易还在等待确认时，代币没有到账；交易失败的，没有代币发出。
token-3-title = 手动添加代币
token-3-text = 在钱包里选择“添加代币”，填入你所用网络的合约地址、小数位数 { $staking-token-decimals } 和代币符号 sRAA。
token-3-action = 查看合约地址
token-4-title = 重启钱包应用
token-4-text = 完全关闭，再重新打开。有些钱包只在启动时读取余额。

## Second checklist

payment-title = 我的付款失败
payment-lead = 交易确认之前，什么都没有买下。先检查三项；再次付款之前，先查看记录。
payment-1-title = 检查网络
payment-1-text = 钱包必须在预售的网络之一上，并且与购买时所选的网络相同。
payment-2-title = 检查网络手续费
payment-2-text = 网络手续费要用该网络的原生币支付：Ethereum 和 Base 用 ETH，BNB Chain 用 BNB，Solana 用 SOL。除付款金额外，请再留一些。
payment-3-title = 检查钱包
payment-3-text = 不是每个钱包都能管理所有网络上的账户。请使用支持你所选网络的钱包。
payment-3-action = 查看支持的钱包
payment-4-title = 再次付款前，先查看记录
payment-4-text = 在钱包的历史记录里找到失败的那笔付款。如果它仍在等待确认，请继续等待：重复付款等于再买一次。

## Contract addresses

contracts-title = 代币数据
contracts-lead = 手动添加 sRAA 时，钱包会要求填写这些。请只使用这里的合约地址；聊天里发来的地址，可能指向仿冒的代币。
contracts-network = 网络
contracts-symbol = 符号
contracts-decimals = 小数位数
contracts-note = 没有列出地址，就是尚未公布。请等待公布，不要相信其他来源的地址。

## When nothing helped

contact-title = 还是没有解决？
contact-lead = 那就需要人工处理。请备好购买的相关信息，不要透露任何机密。
contact-reply = 回复时间
contact-reply-value = 约 { $support-reply_hours } 小时
contact-ready = 请备好
contact-ready-value = 网络、交易哈希、你的公开钱包地址
contact-secret = 绝不要发送
contact-secret-value = 助记词、私钥、银行卡信息

## Plans

meta-title = RAA 客服：看不到代币、付款失败
meta-description = 钱包里看不到 sRAA，或付款失败时，该检查什么；以及手动添加代币要填的数据。
meta-keywords = RAA 客服, sRAA, 看不到代币, 添加代币到钱包, 付款失败, 合约地址
meta-social-title = RAA 客服
meta-social-description = 回答两个问题，找到对应的办法：看不到代币，付款失败。绝不要把助记词告诉任何人。

page-head-title = 客服
page-head-lead = 回答两个问题，就能看到适合你的步骤。你的选择不会发送给任何人。

## Two questions; the answers show the steps that apply

diagnosis-title = 找到适合你的步骤
diagnosis-closed = 目前没有任何 RAA 付款经由本网站完成，请核对你的款项付给了谁。
diagnosis-problem = 你遇到的是哪种情况？
diagnosis-place-label = 在哪里付的款？
diagnosis-place-card = 银行卡
diagnosis-place-unsure = 不确定
diagnosis-place-each = { $network }：{ $what }

## First answer. The titles of the answers are the labels of buttons, too; at most 26 characters.

diagnosis-payment-title = 付款失败
diagnosis-payment-lead = 交易确认之前，购买并未完成。再次付款前，请先做完这些检查。
diagnosis-payment-1-title = 检查网络
diagnosis-payment-1-text = 钱包必须切换到预售的某个网络，并且与购买时所选的网络相同。
diagnosis-payment-1-card = 用银行卡付款时，填写的必须是 Base 网络上的钱包地址。
diagnosis-payment-2-title = 检查网络手续费
diagnosis-payment-2-text = 网络手续费（Gas 费）要用该网络的原生币支付。除付款金额外，请再留一些。
diagnosis-payment-3-title = 检查钱包
diagnosis-payment-3-text = 不是每个钱包都支持所有网络。请使用支持你所选网络的钱包。
diagnosis-payment-3-action-label = 查看支持的钱包
diagnosis-payment-caution = 再次付款前，先在钱包的历史记录里找到失败的那笔付款。如果它仍在等待确认，请继续等待：重复付款等于再买一次。

## Second answer

diagnosis-token-title = 已付款，看不到代币
diagnosis-token-lead = 看不到的代币，通常就在钱包里，只是没有显示出来。请依次检查。
diagnosis-token-1-title = 手动添加代币
diagnosis-token-1-text = 在钱包里用合约地址导入代币，小数位数为 { $staking-token-decimals }，代币符号为 sRAA。
diagnosis-token-1-action-label = 逐步说明
diagnosis-token-2-title = 检查网络
diagnosis-token-2-text = 在钱包里切换到你购买时所用的网络。一个网络上的代币，不会显示在另一个网络上。
diagnosis-token-2-card = 用银行卡购买的代币会发放到 Base 网络。
diagnosis-token-3-title = 检查交易
diagnosis-token-3-text = 在钱包的历史记录里找到它，或用交易哈希在该网络的区块浏览器里查询。交易还在等待确认，代币就没有到账；交易失败，就没有代币发出。
diagnosis-token-4-title = 重启钱包应用
diagnosis-token-4-text = 完全关闭，再重新打开。有些钱包只在启动时读取余额。

## Answers that show other parts of the page; at most 26 characters

diagnosis-add-title = 我想添加 sRAA
diagnosis-other-title = 其他问题

## Adding the token by hand: numbered steps

add-title = 手动添加 sRAA
add-lead = 各个钱包的菜单名称不同，但步骤一样。添加代币只是让它显示出来：不收手续费，也不会转移任何资产。
add-1-title = 打开钱包
add-1-text = 切换到你购买时所用的网络。
add-2-title = 导入代币
add-2-text = 在代币列表下方选择“导入代币”“添加代币”或“管理代币”。如有多个选项，请选自定义代币。
add-3-title = 填入合约地址
add-3-text = 从本页复制你所用网络的合约地址，再填入钱包，不要手动输入。
add-3-action-label = 查看合约地址
add-4-title = 核对符号和小数位数
add-4-text = 多数钱包会自动填写：符号为 sRAA，小数位数为 { $staking-token-decimals }。如果显示的不是这样，请停下：地址或网络有误。
add-5-title = 确认
add-5-text = 回到代币列表，其中已经有 sRAA 和你的余额。
add-note = 显示代币绝不需要助记词或私钥。向你索要这些信息的人，可以转走钱包里的全部资产。

## Contract addresses: a table

contracts-title = 合约地址
contracts-lead = 任何人都能用 sRAA 作代币的名称，只有地址能分辨真假。请只使用这张表里的地址。
contracts-columns-network = 网络
contracts-note = 不要相信其他来源的地址：聊天里发来的地址，可能指向仿冒的代币。

## When nothing helped: a list of facts, label and value

contact-title = 还是没有解决？
contact-lead = 请在网络的区块浏览器里再查一次这笔交易，一切以它显示的结果为准。帮你的人只需要下面这些信息，绝不需要任何机密信息。
contact-reply-value = 回复大约需要 { $support-reply_hours } 小时。
contact-reply-instead = 银行卡付款的问题，请咨询支付服务商；应用本身的问题，请咨询钱包的开发方。有人在聊天中自称 RAA 客服，请不要理会。
contact-ready-label = 请备好
contact-ready-value = 网络、交易哈希、你的公开钱包地址
contact-secret-label = 绝不要发送
contact-secret-value = 助记词、私钥、银行卡信息

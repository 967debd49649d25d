connect = 连接钱包
open-account = 钱包 { $address }，{ $network } 网络
open-account-astray = 钱包 { $address }，当前网络不受本网站支持

## The dialog, before a wallet is connected

choose-title = 连接钱包
choose-lead = 本网站会看到你的地址。未经你在钱包里签名，任何资产都不会转出；本网站绝不会索要你的助记词。
choose-networks = 可用于 { $networks }
unnamed = 此浏览器的钱包
none = 此浏览器里没有找到钱包。
none-for = 此浏览器里没有找到支持 { $network } 的钱包。
none-hint = 钱包是一种浏览器扩展或应用。请先安装一个，然后重新加载本页。
apps-lead = 在手机上，钱包是一款应用。请选择你的钱包，它会在自带的浏览器里打开本页。
apps-label = 钱包应用
help = 还没有钱包？查看设置方法
close = 关闭

## The dialog, while a wallet is asked

waiting-title = 等待 { $wallet } 回应
waiting-text = 请在钱包自己的窗口里回应。如果没有看到窗口，请从浏览器工具栏打开钱包。
cancel = 取消

## The dialog, when it did not go well

error-rejected = 你已在 { $wallet } 中拒绝请求，没有任何变动。
error-busy = { $wallet } 还在等你处理先前的一个请求。请打开它的窗口，先在那里处理，然后重试。
error-unavailable = 无法连接 { $wallet }。请确认它已启用并解锁，然后重试。
error-unknown-chain = { $wallet } 不允许网站切换到这个网络。请在钱包里选择该网络，或换用其他钱包。
error-invalid-answer = { $wallet } 返回的内容，本网站无法识别。请更新这个钱包，或换用其他钱包。
error-timeout = { $wallet } 没有回应。请打开它并解锁，然后重试。
error-failed = { $wallet } 报告了一个问题，没有任何变动。请打开它查看原因，然后重试。

## The dialog, once a wallet is connected

account-title = 你的钱包
wallet-label = 钱包
address-label = 地址
network-label = 网络
network-unknown = 本网站不支持的网络
sees = 本网站可以看到这个地址及其所在网络，不会把它们保存在任何服务器上。
sees-service = 本网站可以看到这个地址及其所在网络，并向自己的销售服务查询该地址的质押和推荐情况。
remembers = 关于这次连接，本浏览器只记住你用的是哪个钱包，断开连接后即清除。
switch-label = 切换网络
switch-astray = 本网站不支持钱包当前所在的网络。请从下面选择一个。
switch-wanted = 这一步需要 { $network }。请在这里选择。
astray-solana = 钱包当前设为 { $network } 的测试网。请在钱包设置里选择主网。
switched = 钱包已切换到 { $network }。
copy = 复制地址
another = 换用其他钱包
disconnect = 断开连接
platform = 打开平台
explorer = 在 { $host } 上查看

## Notices in the corner of the page

toast-connected = 钱包已连接
toast-disconnected = 钱包已断开
toast-disconnected-text = 本网站不再知道你的地址。

## Head of the document

meta-title = 还没有钱包？为 RAA 准备一个
meta-description = 加密钱包是什么，怎样一步步设置，哪些钱包支持预售的网络，怎样保管助记词。
meta-keywords = 加密钱包, 设置钱包, 助记词, MetaMask, Trust Wallet, Phantom, Solflare, RAA
meta-social-title = 先准备一个钱包
meta-social-description = 钱包是什么，怎样设置，怎样让助记词只有你自己知道。

## Head of the page

start-title = 先准备一个钱包
start-lead = RAA 存放在只由你自己掌管的钱包里。设置钱包只需要一点时间、一点细心和一张纸。
start-action-label = 查看钱包

## What a wallet is

what-title = 钱包是什么
what-lead = 你的币是网络上的记录，钱包保管的是转移这些币所需的密钥。
what-address-title = 地址
what-address-text = 一串字母和数字，别人把币发到这里。给谁看都可以。网络种类不同，地址的形式也不同。
what-key-title = 密钥
what-key-text = 用来为你发出的交易签名的机密信息，保存在钱包里。谁拿到它，谁就能转走一切；已经发出的交易无法追回。
what-phrase-title = 助记词
what-phrase-text = 把密钥写成一小串普通单词，就是助记词。设备丢了，可以靠它恢复钱包；任何看到它的人也一样可以。

## Setting one up

steps-title = 怎样设置
steps-lead = 顺序很重要：先写下助记词，再转入资金。
steps-choose-title = 选一个合适的
steps-choose-text = 看下面每个钱包旁列出的网络。如果打算用银行卡付款，它必须支持 Base：银行卡购买的代币会发放到 Base 网络。
steps-download-title = 从开发方下载
steps-download-text = 请点击本页的链接，或自己输入开发方的网址。搜索结果和广告常会把人引向用来盗窃的假钱包。
steps-create-title = 新建一个钱包
steps-create-text = 设一个不在别处使用的密码。它只锁住这台设备上的应用，不能代替助记词。
steps-phrase-title = 写下助记词
steps-phrase-text = 写在纸上，顺序不能变，在任何代币到账之前写好。不拍照，不截屏，不存云端。
steps-try-title = 先用小额试一试
steps-try-text = 先收一点币，看它是否到了正确的网络。每个网络都用自己的原生币收取手续费，所以也要留一点原生币。

## Wallets

wallets-title = 可选的钱包
wallets-lead = 这些钱包由其他公司开发。在钱包里丢失的东西，这些公司和本网站都无法恢复。
wallets-networks = 支持的预售网络
wallets-download = 从 { $host } 下载
wallets-metamask = 浏览器扩展与手机应用。它从 Ethereum 起步，如今支持预售的所有网络。
wallets-trust = 手机应用，也有浏览器扩展。它支持许多网络，包括预售的所有网络。
wallets-coinbase = 手机应用与浏览器扩展。它支持许多网络，包括预售的所有网络。
wallets-phantom = 浏览器扩展与手机应用。它从 Solana 起步；预售的网络中，只有 BNB Chain 不支持。
wallets-solflare = 浏览器扩展与手机应用，专为 Solana 开发。它不支持 Base，因此不适合用银行卡购买。

## Safety

safety-title = 保管好助记词
safety-lead = 知道你助记词的人，不用破解你的钱包。以下三条规则可以保护助记词。
safety-ask-title = 别人都不需要它
safety-ask-text = 任何客服、任何表单、任何空投，都不需要你的助记词。向你索要助记词的人，不管话说得多客气，都是想偷你的币。
safety-screen-title = 不要留在电子设备上
safety-screen-text = 写在纸上，放在防火、别人拿不到的地方。凡是输入过或拍下来的内容，都可能被人不留痕迹地复制。
safety-reset-title = 无法找回
safety-reset-text = 设备和助记词都丢了，代币也就没了，任何开发方、网络或法院都无法找回。

## What comes next

next-title = 钱包准备好之后
next-text = 用钱包购买和用银行卡购买，都有逐步说明。RAA 可能失去全部价值，并且在代币生成事件（TGE）之前一直锁定。
next-action-label = 购买流程

## Head of the document

meta-title = RAA 网站的条款与法律信息
meta-description = 使用本网站即表示你同意什么，预售条款是什么，还有哪些没有说明：运营方是谁，适用哪国法律，由哪个法院裁决。
meta-keywords = RAA, 使用条款, 法律信息, 预售条款, sRAA, 推荐条款, 责任
meta-social-title = 用平实语言写成的 RAA 网站条款
meta-social-description = 这个网站是什么，不是什么，预售怎样进行，还有哪些未定。风险很高：你投入的资金可能全部损失。

## Introduction

lead = 本条款说明这个网站是什么，你可以对它有什么期待，又不应有什么期待。缺少的信息，条款会写明。

## What the terms cover

scope-title = 条款的适用范围
scope-1 = 本条款适用于本网站的所有语言版本，包括介绍协议及其代币 RAA 的页面、质押与推荐的平台页面，以及这些页面上显示的任何购买窗口。使用本网站，即表示你接受本条款。如果不接受，请不要使用本网站。
scope-2 = 本条款不取代他人的条款。你的钱包、各个网络、银行卡支付服务商，以及链接所指向的每一个网站，都有各自的条款，适用于你与它们之间。付费套餐或与机构订立的协议可能另有条款，这些条款会在订立之前向你出示。

## The operator

operator-title = 谁在运营本网站
operator-1 = 本网站尚未列出运营方的名称、法律形式和地址，也没有电子邮箱和电话号码。在列出之前，请考虑到：如需主张权利，你可能不知道应当向谁提出。
operator-2 = 本条款中的“项目方”和“我们”，是指运营本网站、对外介绍本协议的任何一方；“你”是指使用本网站的人。客服页面说明问题如何处理。客服有了联系方式之后，回复通常需要约 { $support-reply_hours } 小时，但这一时间没有约束力。

## Use

use-title = 谁可以使用，怎样使用
use-1 = 你可以使用本网站，前提是：你在居住地已经成年；你为自己行事，或为你可以合法代表的人行事；并且法律、制裁措施或法院裁判均未禁止你从事加密资产交易。你是否获准，须由你自己查明，本网站不代你查明。
use-2 = 你不得利用本网站违反法律、掩饰资金来源或冒充他人，不得散布本网站的复制品，不得探测本网站的漏洞或使其过载，也不得以隐瞒风险的方式宣传 RAA。有违反本条款的情形，访问可能被拒绝或终止。

## No advice

advice-title = 信息，不构成建议
advice-1 = 这里的一切内容都是推广信息，不是要约或招股说明书，也不是投资、法律或税务建议。没有人了解过你的具体情况。读数和提醒只是描述情绪，智能体只是照规则执行，都不向你推荐任何交易。
advice-2 = 标为项目方宣称的数字，例如练习过的用户或预测准确率，由项目方提供，未经独立核实。标为示例的数字，只用来展示版面。项目方对同一事实给出两个数值时，两个都会列出；在本网站写明之前，任何一个都未得到确认。

## The presale

presale-title = 预售
presale-1 = 预售价格从每枚 RAA { $presale-initial_price } 美元开始。价格每 { $presale-step_days } 天上调一次，每次上调的幅度没有说明。募集目标为 { NUMBER($presale-raise_target, notation: "compact") }美元，计划以 { $presale-listing_price } 美元上线交易。最低购买金额约 { $presale-minimum_purchase } 美元。
presale-2 = 除非由支付服务商报价，购买窗口显示的 RAA 数量只是估算。购买并不使你有权要求上线交易、某一价格或某一日期。本网站没有列出退款条款。经网络确认的购买无法撤销；你所在国家的法律赋予你、且任何合同都不能剥夺的权利，仍归你所有。

## Payment

payment-title = 付款
payment-1 = RAA 在 Ethereum、BNB Chain、Base 和 Solana 上出售。你可以用 ETH、BNB、SOL、USDT 或 USDC 支付，也可以通过银行卡支付服务商用银行卡支付。只要本网站没有接入支付服务商，就无法在这里购买，购买窗口会写明这一点。
payment-2 = 用银行卡支付，{ $presale-card_limit } 美元及以下无需身份验证。服务商会要求提供电话号码、姓名与账单地址、银行卡信息，以及 Base 网络上的钱包地址；是否接受你，由服务商自己的条款决定。网络手续费和服务商费用由你承担。确认之前，请核对网络、金额与地址：发到错误地址的代币无法退回。

## Lock and claim

lock-title = sRAA、锁定与领取
lock-1 = 你购买的代币在代币生成事件（TGE）之前处于锁定状态，不能转移。自 TGE 起，可在 { $presale-vesting_months } 个月内等额分批领取。
lock-2 = 预售买家获得 sRAA，与 RAA 的比例为 { $staking-token-ratio }:{ $staking-token-ratio }，到账即已质押。TGE 之前的年化收益率最高为 { $staking-apy }，这是上限，没有保证。上线交易之后，sRAA 兑换为 RAA 和奖励。代币分在多个解锁批次时，领取需要签署多笔交易，每一笔都由网络收费。项目上线之后，收益率动态变化，由 DAO 决定。

## Readings, agents, plans

products-title = 读数、智能体与套餐
products-1 = 读数、画像和智能体都是工具。它们可能延迟、出错或无法使用；智能体可能亏钱，可能亏得很快，在你睡着时也可能亏。限度由你设定，它在限度之内所做的事，均以你的名义进行。
products-2 = 智能体模板每被复制一次，发布者获得付款的 { $tokenomics-creator_share }，协议获得 { $tokenomics-protocol_share }。创作者对模板负责，并且必须有权发布它。付费套餐设有白名单；没有标明价格的，即没有约定价格。Institutional 与 Enterprise 套餐由销售团队与你商定。

## Referral

referral-title = 推荐链接
referral-1 = 分享推荐链接的人可获得报酬，按月以 USDT 和 RAA 发放。推荐购买额超过 { NUMBER($referral-tiers-leader-turnover, notation: "compact") } RAA 的，两种货币各 { $referral-tiers-leader-reward }；超过 { NUMBER($referral-tiers-mentor-turnover, notation: "compact") }的，各 { $referral-tiers-mentor-reward }；超过 { NUMBER($referral-tiers-guru-turnover, notation: "compact") }的，各 { $referral-tiers-guru-reward }。百分比的计算基数没有说明。Beginner 等级没有列明奖励。发放日和领取方式同样没有说明。
referral-2 = 分享链接时，请说明你会因此获得报酬，并说明这种代币风险很高。不要承诺任何收益，不要发送他人没有要求的信息。你能否宣传加密资产，取决于你和你的读者所在地的规定。

## Content and links

content-title = 内容、名称与链接
content-1 = 本网站的文字、插图和软件归其作者所有。你可以阅读、打印和引用，引用须注明出处。网络、货币、钱包及其他产品的名称和标志，归各自的所有者所有；它们出现在这里，并不表示这些所有者支持 RAA。
content-2 = 链接通向由他人运营的网站，仅为方便而提供，其内容不会持续检查。在安装钱包之前，或在其他网站输入任何信息之前，请确认网址确实属于开发方。

## Liability

liability-title = 不作担保
liability-1 = 本网站按现状、按可用情况提供。没有人承诺它没有错误、随时可以访问或适合你的用途，也没有人承诺路线图上的计划会实现。从事加密资产交易是你自己的决定，风险由你自己承担。
liability-2 = 在对你适用的法律所允许的范围内，项目方对价格下跌、密钥丢失、地址错误，网络、钱包或服务商的故障，智能体的行为，以及你未获得的收益，均不承担责任。本条款不限制依法不能限制的责任，例如因故意而产生的责任，也不剥夺消费者依法享有的权利。

## Changes and disputes

changes-title = 变更与争议
changes-1 = 本条款可能变更。页面顶部的日期表明最近一次变更的时间；你的行为适用当时本页所载的版本。本条款有多种语言版本；译文有出入时，请阅读英文文本；依据任何一种版本行事之前，请先询问。
changes-2 = 本条款没有说明适用哪国法律，争议由哪个法院或机构裁决。你居住地保护你的强制性规定，无论如何都适用。本条款某一部分无效的，其余部分仍然有效。本网站列出客服联系方式之后，在求助于他人之前，请先以书面形式向客服说明情况。

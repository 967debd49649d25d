## Head of the document

meta-title = RAA：读取加密市场情绪的协议
meta-description = RAA 从市场和你自己的交易中识别恐惧、贪婪与 FOMO，在你下单之前提醒你。风险很高：你投入的资金可能全部损失。
meta-keywords = RAA, 情绪智能, 加密货币, 行为 AI, FOMO, RAAdar, AI 交易智能体, 预售, 质押
meta-social-title = 市场先有情绪，后有行情
meta-social-description = RAA 读取加密市场的情绪和你自己的交易习惯，在你下单之前提醒你。风险很高。

## Hero

hero-title-1 = 市场先有情绪，
hero-title-2 = 后有行情
start-lead = RAA 面向加密货币交易者。它从市场和你自己的交易中识别恐惧、贪婪与 FOMO，在你下单之前提醒你。
start-how-label = 购买流程
start-risk = RAA 可能失去全部价值，代币在代币生成事件（TGE）之前一直锁定。

start-alert-tag = 提醒示例
start-alert-title = SOL 的 FOMO 正在升温
start-alert-crowd-label = 市场
start-alert-reader-label = 你
start-alert-note = 你最近三次在这种情绪下买入，最后都亏损卖出。
start-alert-wait-label = 等 { $examples-pause } 分钟
start-alert-smaller-label = 减小仓位
start-alert-wait-answer = { $examples-pause } 分钟内不会下单，之后由你重新决定。
start-alert-smaller-answer = 你用更少的钱买入。如果价格下跌，亏损也更少。

start-field-reading = 读数
start-field-decision = 你的决定
start-field-caption = 示意图：一次读数前后的市场情绪

start-terms-title = 预售条款
start-terms-price-label = 初始价格
start-terms-price-value = { $presale-initial_price } 美元
start-terms-listing-label = 计划上线交易价格
start-terms-listing-value = { $presale-listing_price } 美元
start-terms-step-label = 价格上调
start-terms-step-value = 每 { $presale-step_days } 天一次
start-terms-target-label = 募集目标
start-terms-target-value = { NUMBER($presale-raise_target, notation: "compact") }美元
start-terms-minimum-label = 最低金额
start-terms-minimum-value = 约 { $presale-minimum_purchase } 美元
start-terms-networks = 网络
start-terms-payment = 可用 ETH、BNB、SOL、USDT、USDC 或银行卡支付

## Stats

stats-title = 读数的依据
stats-action-label = 查看 RAA 读取什么

## Core elements

core-title = 五种工具，基于同一套读数
core-lead = 每种工具都从同一个问题出发：人们交易时，心里是什么感受？
core-radar-name = RAAdar
core-radar-title = 恐惧、贪婪与 FOMO 提醒
core-radar-text = RAAdar 关注社交帖子与链上动向。当一种情绪演变成跟风时，它会告诉你。
core-radar-action-label = 查看平台页面
core-radar-screen-tag = 示例
core-radar-screen-rule = 你的规则
core-radar-screen-pause = { $examples-pause } 分钟
core-radar-screen-condition = 当 FOMO 超过
core-radar-screen-action = 暂缓新的买入
core-radar-screen-caption = RAAdar 使用示意图，数字均为虚构。
core-profile-name = 行为画像
core-profile-title = 看清自己怎样交易
core-profile-text = 行为画像从钱包的历史里读出习惯：你什么时候追涨，什么时候不敢动，什么时候沉得住气。
core-agent-name = 个人 AI 智能体
core-agent-title = 冷静时定好规则
core-agent-text = 即使你忍不住想打破自己定下的限度，交易智能体也会遵守。它仍然可能亏钱。
core-app-name = 学习应用
core-app-title = 用真实行情练习
core-app-text = 应用里有短课，也有真实行情的回放，不动用你的钱。完成任务可获得 RAA。
core-app-replay = 回放停在热潮之前
core-app-reward = + RAA
core-market-name = AI 智能体市场
core-market-title = 复制智能体，向创作者付费
core-market-text = 活跃复制数达到 { $tokenomics-micro_token_copies } 后，智能体可以发行自己的微代币。
core-market-creator = 归创作者
core-market-protocol = 归协议
core-more-label = 逐一了解各产品

## Why traders lose

emotions-title = 交易者为什么亏损
emotions-lead = 亏损往往从一种情绪开始：恐惧、贪婪，或错过机会的不安（FOMO）。从情绪到下单，时间很短；RAA 就在这段时间里提醒你。
emotions-columns-voice = 它对你说
emotions-columns-cost = 你付的代价
emotions-columns-help = RAA 的做法
emotions-fear-name = 恐惧
emotions-doubt = 犹豫
emotions-calm = 平静
emotions-greed-name = 贪婪
emotions-fomo-name = FOMO
emotions-fear-voice = 再不跑就晚了。
emotions-fear-cost = 你卖在低点附近，看着价格涨回来。
emotions-fear-help = RAA 把市场的噪音​与真正的消息分开，让你看清自己​是对哪一个作出反应。
emotions-greed-voice = 再涨一点就走。
emotions-greed-cost = 你没有离场计划，到手的盈利又还了回去。
emotions-greed-help = 智能体会守住​你在冷静时选定的目标。
emotions-fomo-voice = 别人都上车了。
emotions-fomo-cost = 你买得晚，从先买的人手里接盘。
emotions-fomo-help = 跟风者还在聚拢时，RAA 就提醒你。
emotions-scale-label = 五种情绪，依次排列
emotions-action-label = 一次读数如何得出

## Strategy

strategy-title = 察觉、辨认、决定
strategy-lead = RAA 在情绪与下单之间为你留出时间，分三步进行。
strategy-notice-title = 察觉
strategy-notice-text = RAAdar 从帖子与链上动向读取市场情绪。行为画像从你的交易方式读取你的情绪。
strategy-name-title = 辨认
strategy-name-text = 提醒会指出这是哪种情绪、有多强。知道是哪种情绪，你就可以判断它是不是下单的理由。
strategy-decide-title = 决定
strategy-decide-text = 等一等，减小仓位，或者照常下单，由你决定。如果已经交给智能体，它会按你冷静时定下的规则执行。
strategy-action-label = RAA 适合谁

## Ecosystem

ecosystem-title = 从信号到智能体
ecosystem-lead = 五层结构把噪音变成决定，五类参与者维持它运转。
ecosystem-core-title = 谁在维持运转
ecosystem-core-traders-name = 交易者
ecosystem-core-traders-text = 他们用 RAA 为情绪读数、智能体和数据付费，也通过任务获得 RAA。
ecosystem-core-creators-name = 创作者
ecosystem-core-creators-text = 他们提供智能体模板；别人复制时，他们得到付款的 { $tokenomics-creator_share }。
ecosystem-core-validators-name = 验证者
ecosystem-core-validators-text = 最多 { $validators-maximum } 个节点，负责审批智能体模板和开发者提交的项目。
ecosystem-core-stakers-name = 质押者
ecosystem-core-stakers-text = 他们持有 sRAA，与 RAA 一比一对应。奖励没有保证。
ecosystem-core-dao-name = DAO
ecosystem-core-dao-text = 决定项目上线后的收益率，并掌管国库。
ecosystem-architecture-title = 读数经过的五层
ecosystem-architecture-signals-name = 信号
ecosystem-architecture-signals-text = 社交帖子与链上动向一并收集。
ecosystem-architecture-emotion-name = 情绪
ecosystem-architecture-emotion-text = 每条信号都标注背后的情绪。
ecosystem-architecture-behaviour-name = 行为
ecosystem-architecture-behaviour-text = 钱包的历史变成习惯画像。
ecosystem-architecture-validation-name = 验证
ecosystem-architecture-validation-text = 节点索引意见领袖与 Alpha 数据，并验证聪明钱的资金流向。
ecosystem-architecture-agents-name = 智能体
ecosystem-architecture-agents-text = 读数会与你设定的规则比对，然后由你或你的智能体采取行动。
ecosystem-validators-label = 验证者做什么
ecosystem-staking-label = 质押流程

## Tech stack

tech-stack-title = 技术构成
tech-stack-action-label = 每个部分的用途

## Token utilities: the card beside the table

utilities-side-airdrop-title = 空投
utilities-side-buy-title = 预售
utilities-side-buy-price = { $presale-initial_price } 美元
utilities-side-buy-terms = 初始价格。最低金额约 { $presale-minimum_purchase } 美元。
utilities-side-buy-risk = 加密资产风险很高。你投入的资金可能全部损失。

## Train and earn

train-title = 练习与奖励
train-lead = 学习应用回放一天的行情，在热潮到来之前暂停，问你接下来会是哪种情绪。
train-replay-fear-label = 恐惧
train-replay-calm-label = 平静
train-replay-greed-label = 贪婪
train-replay-fomo-label = FOMO
train-replay-question = 回放已暂停。接下来是哪种情绪？
train-replay-right = 对，是 FOMO。众人蜂拥而入，热度到顶，随后散去。
train-replay-wrong = 其实是 FOMO。众人蜂拥而入，热度到顶，随后散去。
train-replay-caption = 图为示例，并非真实行情。
train-1-title = 学习一节短课
train-2-title = 回放一天真实的行情
train-3-title = 完成一项任务
train-3-text = 完成任务可获得 RAA。每项任务奖励多少，项目方没有说明。
train-action-label = 关于学习应用的已知信息

## Technology digest

digest-title = 技术简报

## Roadmap

roadmap-title = 路线图 { $roadmap-years }
road-note = 附有证明链接的，才算已交付。计划可能改变。
roadmap-action-label = 打开技术路线图

## Questions

faq-title = 常见问题
faq-lead = 还有别的疑问？如果付款没有成功，或者看不到代币，客服页面会告诉你该检查什么。
faq-permalink = 本条回答的链接

faq-what-is-raa-question = RAA 是什么？
faq-what-is-raa-answer = RAA 是一个协议的实用型代币，这个协议读取加密市场的情绪与行为。你可以用它支付、质押和投票。供应量为 { $tokenomics-supply } RAA。它不是公司股份，也不承诺任何收入。

faq-raadar-question = RAAdar 看什么？
faq-raadar-answer = RAAdar 同时查看公开的社交帖子与链上活动。它识别恐惧、贪婪与 FOMO，在其中一种开始积聚时提醒你。读数描述情绪，并不预测价格。

faq-profile-question = 我的行为画像怎样生成？
faq-profile-answer = 画像依据钱包的交易历史：何时入场，仓位多大，多快离场，当时的市场又处在哪种情绪里。从中可以看出，你的习惯在哪里偏离了计划。

faq-agent-question = 什么是个人 AI 智能体？
faq-agent-answer = 它是一种交易智能体，遵守你冷静时设定的规则。你也可以复制别人做的模板：付款的 { $tokenomics-creator_share } 归创作者，{ $tokenomics-protocol_share } 归协议。智能体仍然可能亏钱，可能亏得很快，在你睡着时也可能亏。

faq-experience-question = 需要有经验吗？
faq-experience-answer = 不需要。学习应用从零开始，有短课，也有行情回放，不动用你的钱。完成任务可获得 RAA。

faq-price-question = RAA 多少钱？
faq-price-answer = 按预售条款，价格从 { $presale-initial_price } 美元开始，每 { $presale-step_days } 天上调一次。计划上线交易价格为 { $presale-listing_price } 美元。每次上调多少，项目方没有说明。上线交易后的市场价格可能低于你买入的价格。
faq-price-action-label = 查看价格时间表

faq-buy-question = 怎么买？
faq-buy-answer = 先连接钱包，选择网络，再输入金额并确认。项目方称，整个过程不到 { $presale-purchase_minutes } 分钟。最低金额约 { $presale-minimum_purchase } 美元。可用 ETH、BNB、SOL、USDT 或 USDC 支付，也可以用银行卡。

faq-card-question = 可以用银行卡吗？
faq-card-answer = 银行卡付款由支付服务商处理。它会要求提供电话号码、姓名与账单地址、银行卡信息，以及 Base 网络上的钱包地址。{ $presale-card_limit } 美元及以下无需身份验证。
faq-card-action-label = 逐步查看银行卡支付

faq-transfer-question = 代币什么时候可以转移？
faq-transfer-answer = 代币生成事件（TGE）之后可以转移。在那之前，代币一直锁定。自 TGE 起，在 { $presale-vesting_months } 个月内等额分批解锁。
faq-transfer-action-label = 查看解锁计划

faq-sraa-question = sRAA 是什么？
faq-sraa-answer = sRAA 是一种质押代币，与 RAA 的比例为 { $staking-token-ratio }:{ $staking-token-ratio }，小数位数为 { $staking-token-decimals }。预售买家会自动获得它。TGE 之前，年化收益率（APY）最高为 { $staking-apy }，没有保证。上线交易后，sRAA 兑换为 RAA 和奖励。

faq-burn-question = 投票会销毁多少？
faq-burn-answer = 投票费用的销毁比例，项目方给出两个数值：代币经济中最高为 { $conflicts-governance_burn-first }，项目方自己的常见问题中为 { $conflicts-governance_burn-second }。在确认以哪个为准之前，请按较低的估算。使用智能体最多销毁 { $burns-agent_use }，这个数字只见于项目方的常见问题。
utilities-fees-label = 查看全部销毁

faq-validator-question = 验证者要质押多少？
faq-validator-answer = 项目方给出两个数值：代币经济中是 { $conflicts-validator_stake-first } RAA，验证者页面上是 { $conflicts-validator_stake-second }+ RAA。在确认以哪个为准之前，所需的质押额并不清楚。节点最多 { $validators-maximum } 个。

faq-referral-question = 推荐奖励怎么发？
faq-referral-answer = 奖励按月发放，依推荐购买额而定。超过 { NUMBER($referral-tiers-leader-turnover, notation: "compact") } RAA，USDT 和 RAA 各 { $referral-tiers-leader-reward }；超过 { NUMBER($referral-tiers-mentor-turnover, notation: "compact") }，各 { $referral-tiers-mentor-reward }；超过 { NUMBER($referral-tiers-guru-turnover, notation: "compact") }，各 { $referral-tiers-guru-reward }。百分比按什么计算，项目方没有说明。分享链接时，请说明你会因此获得报酬。
faq-referral-action-label = 打开推荐中心

faq-risks-question = 有哪些风险？
faq-risks-answer = 价格可能归零。上线日期尚未确认，规则可能改变，代码可能出错。收益率可能下降，也可能停止。与此同时，你的代币一直处于锁定状态。只投入你亏得起的钱。

## Use cases

use-cases-title = 三个示例，前后对比
use-cases-lead = 人物均为虚构，不承诺任何结果。
use-cases-before = 之前
use-cases-after = 之后

use-cases-retail-name = 散户
use-cases-retail-before-title = 看别人买，也跟着买
use-cases-retail-before-text = 一个你不太了解的币连涨三天，群里很热闹。你买得比原本打算的多。行情掉头，你不甘心，扛着不卖；夜里睡不着，最后还是卖了。
use-cases-retail-after-title = 让热潮过去
use-cases-retail-after-text = RAAdar 显示市场正滑向 FOMO，也显示你最近几次入场与这次很像。下单之前，你等了一等。你少买，或者不买，并且清楚原因。
use-cases-retail-uses = RAAdar，加上自己主动停一停

use-cases-pro-name = 职业交易者
use-cases-pro-before-title = 加大仓位，想扳回来
use-cases-pro-before-text = 这套方法大多数日子管用。连亏几笔之后，你把仓位翻倍，又挪动了自己设好的止损。到了晚上，一周的盈利没了，交易日志里怪的却是市场。
use-cases-pro-after-title = 守住计划仓位
use-cases-pro-after-text = 行为画像标出仓位超出计划的那一笔。智能体守着你开盘前定下的上限。有些日子你照样会亏。亏损上限由你在下单前定好，但实际亏损仍可能更大。
use-cases-pro-uses = 行为画像，个人 AI 智能体

use-cases-fund-name = 基金
use-cases-fund-before-title = 对着走势图争论
use-cases-fund-before-text = 行情走完了，交易台才开会。一位分析师看到恐慌，另一位看到价值，两人都带着截图。谁最后发言，仓位就听谁的，理由没有人记下来。
use-cases-fund-after-title = 对着同一个读数争论
use-cases-fund-after-text = 所有人从同一套市场与钱包指标出发，指标也接入了交易台自己的模型。分歧还在，但争的是同一组数字，交易的理由也存了档。
use-cases-fund-uses = 情绪与行为 API（见路线图）
use-cases-action-label = 比较各套餐

## Partners, news, video

partners-title = 合作伙伴
partners-statement = { $name } 的声明

news-title = 媒体报道

video-title = 从噪音到决定
video-caption = 示意图：一次读数前后的市场情绪。
video-action-label = 进一步了解 RAA
video-film-watch = 在 { $host } 上观看
video-film-length = { $count } 分钟
video-film-note = 视频来自另一个网站。在你选择播放之前，不从那里加载任何内容。

## Closing call

buy-title = 冷静下来，再做决定

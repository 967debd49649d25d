## Head of the document

meta-title = RAA 产品介绍：它读取什么，适合谁用
meta-description = RAA 读取什么，由此有哪些产品，适合哪些人，项目方又给出了哪些数字。风险很高：你投入的资金可能全部损失。
meta-keywords = RAA, 产品介绍, 情绪智能, RAAdar, 行为画像, AI 交易智能体, FOMO 提醒, 学习应用
meta-social-title = 看市场情绪，多一个参考
meta-social-description = 提醒、行为画像、智能体与学习应用，每一项都附上已知的情况。风险很高。

## Head of the page

start-title = 看市场情绪，多一个参考
start-lead = RAA 从社交媒体、链上和你自己的交易中识别恐惧、贪婪与 FOMO，在你还来得及等一等的时候，用平实的话告诉你它看到了什么。
start-action-label = 查看产品

## What it reads

reads-title = 它读取什么
reads-lead = 走势图告诉你发生了什么。下面三类数据，告诉你当时人们的感受。
reads-chain-title = 链上数据
reads-chain-text = 从钱包之间的转账可以看出谁买得晚，谁卖得早，谁一直持有。记录都是公开的。
reads-crowd-title = 市场舆论
reads-crowd-text = 帖子和频道里流露着人们的情绪。许多人同时变了语气，就值得留意，不管价格接下来怎么走。
reads-you-title = 你自己的交易
reads-you-text = 你可能匆忙入场、恐慌离场，或在亏损之后加大仓位。它把这些习惯展示给你；怎么改，由你决定。

## Products

products-title = 产品一览
products-lead = 每个产品做什么，已知的情况如何。各部分的计划时间，见技术路线图。
products-columns-name = 产品
products-columns-text = 用途
products-columns-remark = 已知的情况
products-radar-name = RAAdar
products-radar-text = 对 FOMO、恐惧与贪婪发出提醒。某个市场的情绪一旦演变成跟风，它就会告诉你。
products-radar-remark = { stats-signals-value } 条已标注的情绪信号，{ stats-accuracy-value } 的预测准确率，均为项目方宣称
products-profile-name = 行为画像
products-profile-text = 让你看见自己的交易习惯：盈利之后、亏损之后、众人跟风时，你会怎么做。
products-profile-remark = { stats-profiles-value } 份钱包行为画像，项目方宣称
products-signals-name = 信号分析
products-signals-text = 把链上动向与社交帖子放在一起分析，并标注情绪。
products-signals-remark = { stats-posts-value } 条已索引的帖子，项目方宣称
products-agents-name = 个人 AI 智能体
products-agents-text = 按你冷静时定下的规则交易，到你设定的位置就停。
products-agents-remark = 没有任何已知的业绩。智能体可能亏钱，可能亏得很快，在你睡着时也可能亏。
products-app-name = 学习应用
products-app-text = 短课、游戏式的行情回放，还有任务：完成后可获得 RAA。
products-app-remark = 练习过的用户 { stats-users-value }，项目方宣称
products-market-name = AI 智能体市场
products-market-text = 复制别人做的智能体模板，并为此向创作者付费。
products-market-remark = 创作者得 { $tokenomics-creator_share }，协议得 { $tokenomics-protocol_share }；活跃复制数达到 { $tokenomics-micro_token_copies } 后，可发行自己的微代币
products-staking-name = 质押
products-staking-text = 预售买家的 RAA 以 sRAA 形式持有，一比一对应，到账即已质押。
products-staking-remark = 代币生成事件（TGE）之前，年化收益率（APY）最高 { $staking-apy }，没有保证；项目上线之后由 DAO 决定
products-validators-name = 验证者节点
products-validators-text = 在其他人使用之前，先审核智能体模板、开发者提交的项目和数据。
products-validators-remark = 最多 { $validators-maximum } 个节点；供应量的 { $tokenomics-allocation-validators } 留给它们

## Who it is for

audiences-title = 适合谁用
audiences-lead = 六类人以不同的方式使用同一套情绪读数。
audiences-retail-title = 散户
audiences-retail-text = 你晚上用手机交易，对手却整天都在做这件事。下单之前的一句提醒，比事后的一张图更有用。
audiences-pro-title = 职业交易者与 Alpha 猎手
audiences-pro-text = 你在寻找别人没有的依据。这里有两种：标注过的市场情绪，以及对自己失误的如实记录。
audiences-funds-title = 基金与机构交易台
audiences-funds-text = 你需要向别人解释仓位。有了同一套市场与钱包指标，讨论就有了共同的依据。具体条款由销售团队与你商定。
audiences-funds-action-label = 查看套餐
audiences-investors-title = 投资者与风投
audiences-investors-text = 你看的是协议本身：供应、解锁、费用销毁。这些都写在这里，尚待明确的也一一注明。
audiences-investors-action-label = 查看代币经济
audiences-builders-title = 开发者
audiences-builders-text = 你开发智能体，或者开发需要情绪指标的产品。API、SDK 与数据集都在计划之中；别人每复制一次你的模板，付款的 { $tokenomics-creator_share } 归你。
audiences-builders-action-label = 打开技术路线图
audiences-validators-title = 有意成为验证者的人
audiences-validators-text = 你想运行节点，并对经它审核的一切负责。请先看职责，再看质押额的两个数值。
audiences-validators-action-label = 了解验证者计划

## Figures

figures-title = 项目方给出的数字

## Closing call

buy-title = 先了解，再决定

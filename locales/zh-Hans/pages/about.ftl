## Head of the document

meta-title = RAA 产品介绍：它读什么，为谁而做
meta-description = RAA 读什么，由此有哪些产品，适合哪些人，项目方又宣称了什么。风险很高：你投入的资金可能全部损失。
meta-keywords = RAA, 产品介绍, 情绪智能, RAAdar, 行为画像, AI 交易智能体, FOMO 提醒, 学习应用
meta-social-title = 多一双眼睛，看情绪
meta-social-description = 提醒、行为画像、智能体与学习应用，每一项都附上已公布的情况。风险很高。

## Head of the page

hero-title = 多一双眼睛，看情绪。
hero-lead = RAA 从人群、链上和你自己的交易里，读出恐惧、贪婪与 FOMO，把看到的用平实的话告诉你，趁你还来得及等一等。
hero-action = 查看产品

## What it reads

reads-title = 它读什么。
reads-lead = 走势图告诉你发生了什么。这三处告诉你，事情发生时人们心里是什么感受。
reads-chain = 链上
reads-chain-text = 钱包之间的动向：谁买得晚，谁走得早，谁按兵不动。记录都是公开的，不必去问任何人。
reads-crowd = 人群
reads-crowd-text = 帖子与频道，读的是情绪，不是观点。许多人同时变了语气，不管价格接下来怎么走，都值得知道。
reads-you = 你自己的交易
reads-you-text = 匆忙的入场，害怕时的离场，亏损之后变大的仓位。它们作为习惯摆在你面前；怎么办，由你决定。

## Products

products-title = 产品，逐个来看。
products-lead = 每一个做什么，已公布的情况如何。某个部件原定何时，见技术路线图。
products-name = 产品
products-purpose = 做什么
products-record = 已公布的情况
products-radar = RAAdar
products-radar-text = FOMO、恐惧与贪婪提醒。一种情绪何时变成一拥而上，出现在哪个市场，它会告诉你。
products-radar-record = { stats-signals } 条已标注的情绪信号，{ stats-accuracy } 的预测准确率，均为项目方宣称
products-profile = 行为画像
products-profile-text = 让你看见自己的交易习惯：赚了之后，亏了之后，身在人群之中时，你会怎么做。
products-profile-record = { stats-profiles } 份钱包行为画像，项目方宣称
products-signals = 信号分析
products-signals-text = 链上动向与社交帖子放在一起看，按情绪标注。
products-signals-record = { stats-posts } 条已索引的帖子，项目方宣称
products-agents = 个人 AI 智能体
products-agents-text = 按你在平静的日子里定下的规则交易，到你让它停的地方就停。
products-agents-record = 没有公布任何业绩。智能体可能亏钱，可能亏得很快，可能就在你睡着的时候。
products-app = 学习应用
products-app-text = 短课，像游戏一样回放的行情，还有任务，完成后可获得 RAA。
products-app-record = 训练过的用户 { stats-users }，项目方宣称
products-market = AI 智能体市场
products-market-text = 复制别人做的智能体模板，并为此付费给作者。
products-market-record = 创作者得 { $tokenomics-creator_share }，协议得 { $tokenomics-protocol_share }；活跃复制达到 { $tokenomics-micro_token_copies } 份后，可发行自己的微代币
products-staking = 质押
products-staking-text = 早期买家的 RAA 以 sRAA 形式持有，一比一对应，从一开始就已质押。
products-staking-record = TGE 前 APY 最高 { $staking-apy }，不作保证；上线之后，收益率由 DAO 决定
products-validators = 验证者节点
products-validators-text = 在别人依赖之前，先检查智能体模板、提交的构建和数据。
products-validators-record = 最多 { $validators-maximum } 个节点；供应量的 { $tokenomics-allocation-validators } 留给它们

## Who it is for

audiences-title = 为谁而做。
audiences-lead = 同一个读数，各有各的用处。
audiences-retail = 散户
audiences-retail-text = 你晚上用手机交易，对手却整天都在做这件事。下单之前的一句提醒，比事后的一张图更有用。
audiences-pro = 职业交易者与 Alpha 猎手
audiences-pro-text = 你搜集别人没有的依据。标注过的情绪是一种，对自己失误的如实记录是另一种。
audiences-funds = 基金与机构交易台
audiences-funds-text = 你要向别人解释一个仓位。用同一套度量看人群与钱包，争论就有了共同的依据。条款由销售团队与你商定。
audiences-investors = 投资者与风投
audiences-investors-text = 你看的是协议本身：供应、释放、费用销毁。这些都写在这里，每一处空白也写明。
audiences-investors-link = 阅读代币经济
audiences-builders = 构建者与开发者
audiences-builders-text = 你做智能体，或者做需要度量情绪的东西。API、SDK 与数据集都在计划之中；每笔复制付款的 { $tokenomics-creator_share } 归你。
audiences-builders-link = 打开技术路线图
audiences-validators = 有意成为验证者的人
audiences-validators-text = 你想运行节点，并为经它通过的一切负责。请先看职责，再看质押额的两个数值。
audiences-validators-link = 了解验证者计划

## Figures

figures-title = 项目方的宣称。

## Closing call

buy-title = 先读，再决定。

## Head of the document

meta-title = RAA 技术路线图 { $roadmap-years }
meta-description = RAA 的路线图，按半年排列：每个部件做什么用，所在时段是已过、当前还是计划中。附上能够证明的链接，才算已交付。
meta-keywords = RAA, 技术路线图, 测试网, AI 智能体市场, 验证者节点, SDK, zkML, DAG 共识, 主网
meta-social-title = RAA 技术路线图：计划内容与时间
meta-social-description = 路线图的每个部件各用一段话说明，列在原定的半年之下。计划可能改变。

## Head of the page

hero-title = 计划了什么，定在何时。
hero-lead = 按半年列出的路线图，内容照公布的列出。时段是已过、当前还是计划中，由日历决定。附上能够证明的链接，才算已交付。

## The map

map-title = 逐项说明
map-lead = “时段已过”只表示时间已经过去，不表示其中的内容都已交付。
map-filter = 显示时段
map-all = 全部
map-dates = { $opens }至{ $closes }

map-testnet = 第一个测试网，不涉及真实资金，用来试用各个部件，在有人依赖它们之前发现问题。
map-simulator = 回放一天的行情，噪音原样保留。你可以练习面对抢购与恐慌，不动用自己的钱。
map-trader = 一个人专用的智能体。它按你的限度交易，在你守不住的时候替你守住。它仍然可能亏钱。
map-marketplace = 复制智能体模板的地方。每笔付款，{ $tokenomics-creator_share } 归创作者，{ $tokenomics-protocol_share } 归协议。
map-portfolio = 接入中心化交易所的账户与去中心化交易所使用的钱包，让画像依据你的全部交易生成。
map-validators = 最多 { $validators-maximum } 个节点，审批模板与开发者提交的项目，并检查读数所依据的数据。
map-api = 其他软件可以查询一种情绪或一种习惯，得到带标注的回答，不必自己再算一遍。
map-sdk = 工具与标注数据，面向基于读数开发产品、或想了解读数由来的开发者。
map-execution = 把智能体的决定送到市场执行。执行费最高有 { $burns-execution } 会被销毁。
map-proof = 一份记录，证明智能体确实做过所说的事。证明如何生成，这里没有公布。
map-reputation = 记住智能体与创作者以往的表现，让人凭记录选择复制谁，不受周围声势影响。
map-chain-testnet = 协议自有区块链的试运行。与所有测试网一样，上面流转的东西没有价值。
map-dag = 在有向无环图（DAG）中，交易并行地互相确认，不必排成一列区块等候。
map-zkml = 一份零知识证明，表明这个答案出自某个模型。不看背后的数据，也能核验。
map-agents = 智能体之间直接往来：询价、报价、结算，都在各自所有者设定的限度之内。
map-finality = 行为记录一经验证即成定局，如同一笔付款。相应的规则，这里没有公布。
map-mainnet = 协议自有的区块链正式投入使用。时段之内的具体日期没有公布。

## What the map does not say

beyond-title = 代币的解锁时间另行计算
beyond-text = 路线图不说明代币何时解锁。解锁的月数从代币生成事件（TGE）起算，与在它之前交付了什么无关。
beyond-link = 代币何时解锁

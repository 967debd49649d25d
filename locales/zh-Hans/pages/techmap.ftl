## Head of the document

meta-title = RAA 技术路线图 { $roadmap-years }
meta-description = RAA 的路线图，按半年排列：每一项做什么用，原定何时完成。附有证明链接的，才算已交付。
meta-keywords = RAA, 技术路线图, 测试网, AI 智能体市场, 验证者节点, SDK, zkML, DAG 共识, 主网
meta-social-title = RAA 技术路线图：原计划与时间
meta-social-description = 路线图的每一项各用一段话说明，列在原定的半年之下。计划可能改变。

## Head of the page

start-title = 原计划做什么，何时做
start-lead = 路线图按半年列出原定完成的项目。计划可能改变；日期已过，并不表示项目已经存在。附有证明链接的，才算已交付。
start-parts-label = 查看全部项目
start-try-label = 了解 RAA 做什么

## The map

map-title = 逐项说明
map-lead = “原计划”表示该半年已经过去，不表示其中的项目都已交付。
map-drawing = 时间线上的各项
map-dates = { $opens }至{ $closes }

map-testnet = 第一个测试网，不涉及真实资金。开发者在这里试用各项功能，在正式使用之前找出问题。
map-simulator = 回放一天的行情，噪音原样保留。你可以练习面对热潮与恐慌，不动用自己的钱。
map-trader = 一个人专用的智能体。它按你设定的限度交易，在你可能守不住的时候也会遵守。它仍然可能亏钱。
map-marketplace = 复制智能体模板的地方。每笔付款，{ $tokenomics-creator_share } 归创作者，{ $tokenomics-protocol_share } 归协议。
map-portfolio = 接入中心化交易所的账户与去中心化交易所使用的钱包，让画像依据你的全部交易生成。
map-validators = 最多 { $validators-maximum } 个节点，审批模板与开发者提交的项目，并检查读数所依据的数据。
map-api = 其他软件可以查询情绪或习惯，直接得到带标注的结果，不必自己再算一遍。
map-sdk = 工具与标注数据，供开发者基于读数开发产品，或了解读数从何而来。
map-execution = 把智能体的决定送到市场执行。执行费最多销毁 { $burns-execution }。
map-proof = 记录智能体实际做了什么。项目方还没有说明如何证明。
map-reputation = 记住智能体与创作者以往的表现，让你凭记录选择复制谁。
map-chain-testnet = 协议自有区块链的试运行。与所有测试网一样，上面的代币没有价值。
map-dag = 在有向无环图（DAG）中，交易可以并行地互相确认，不必在一列区块中逐个等待。
map-zkml = 用零知识证明表明某个结果确实出自某个模型，不看背后的数据也能核验。
map-agents = 智能体之间直接交易：在各自所有者设定的限度之内询价、报价、结算。
map-finality = 行为记录经过验证之后即为最终结果，与付款一样。项目方还没有给出具体规则。
map-mainnet = 计划让协议自有的区块链正式投入使用。只说明了在哪个半年，没有具体日期。

## What the map does not say

beyond-title = 代币从 TGE 起解锁
beyond-text = 路线图不说明代币何时解锁。解锁的月数从代币生成事件（TGE）起算，与在它之前交付了什么无关。
beyond-action-label = 代币何时解锁
buy-title = 以现有成果来判断
buy-try-label = 阅读风险披露

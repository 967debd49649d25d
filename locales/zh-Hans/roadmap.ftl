# Between 年 and the half stands a zero-width space: there a narrow column may break.
roadmap-first-half = { $year }年​上半年
roadmap-second-half = { $year }年​下半年

roadmap-closed = 原计划
roadmap-open = 当前半年
roadmap-ahead = 计划中
roadmap-today = 截至{ DATETIME($editorial-as_of, dateStyle: "medium") }
roadmap-shipped = 已交付
roadmap-note = 附有证明链接的，才算已交付。

roadmap-testnet = 测试网
roadmap-simulator = FOMO/FUD 模拟器
roadmap-trader = 个人 AI 交易员
roadmap-marketplace = AI 智能体市场
roadmap-portfolio = CEX/DEX 投资组合接入
roadmap-validators = { $validators-maximum } 个验证者节点
roadmap-api = 情绪与行为 API
roadmap-sdk = SDK 与数据集
roadmap-execution = 执行引擎
roadmap-proof = 行动证明
roadmap-reputation = 声誉记忆
roadmap-chain-testnet = 区块链测试网
roadmap-dag = DAG 共识
roadmap-zkml = zkML 验证
roadmap-agents = 智能体间交互
roadmap-finality = 行为最终性
roadmap-mainnet = 区块链主网

nav-about = 产品介绍
nav-tokenomics = 代币经济
nav-techmap = 技术路线图
nav-staking = 质押 { NUMBER($staking-apy, style: "decimal") }
nav-buy = 如何购买？
nav-validators = 验证者（上限 { $validators-maximum }）
nav-whitepaper = 白皮书

validators-readings = 公布了两个数值：验证者的最低质押额
validators-readings-tokenomics = 代币经济
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = 验证者页面
validators-readings-validators-value = { $conflicts-validator_stake-second }+ RAA
validators-readings-note = 购买之前，请向团队确认以哪个为准。
validators-stake = 最低质押额

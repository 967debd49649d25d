validators-readings = 两个数值：验证者的最低质押额
validators-readings-tokenomics = 代币经济
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = 验证者页面
validators-readings-validators-value = { $conflicts-validator_stake-second }+ RAA
validators-readings-note = 在确认以哪个为准之前，无法知道一个席位需要多少 RAA。
validators-stake = 最低质押额

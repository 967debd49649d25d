validators-readings = 验证者最低质押额的两个数值
validators-readings-tokenomics = 代币经济
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = 验证者页面
validators-readings-validators-value = { $conflicts-validator_stake-second }+ RAA
validators-readings-note = 在其中一个得到确认之前，无法知道需要质押多少。
validators-stake = 最低质押额

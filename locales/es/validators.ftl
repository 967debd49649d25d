validators-readings = Dos cifras del staking mínimo de un validador
validators-readings-tokenomics = Tokenomía
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = Página de validadores
validators-readings-validators-value = { $conflicts-validator_stake-second } RAA o más
validators-readings-note = Mientras no se confirme una de las dos, no se sabe cuánto staking se exige.
validators-stake = Staking mínimo

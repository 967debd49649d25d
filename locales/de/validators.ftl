validators-readings = Zwei Angaben zum Mindest-Stake eines Validators
validators-readings-tokenomics = Tokenomics
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = Seite für Validatoren
validators-readings-validators-value = ab { $conflicts-validator_stake-second } RAA
validators-readings-note = Solange keine bestätigt ist, ist der nötige Stake unbekannt.
validators-stake = Mindest-Stake

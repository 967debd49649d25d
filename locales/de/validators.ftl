validators-readings = Zwei Angaben: Mindest-Stake eines Validators
validators-readings-tokenomics = Tokenomics
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = Seite für Validatoren
validators-readings-validators-value = ab { $conflicts-validator_stake-second } RAA
validators-readings-note = Solange keine bestätigt ist, lässt sich nicht sagen, wie viel RAA ein Platz verlangt.
validators-stake = Mindest-Stake

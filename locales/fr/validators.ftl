validators-readings = Deux valeurs publiées : staking minimal d’un validateur
validators-readings-tokenomics = Tokenomics
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = Page des validateurs
validators-readings-validators-value = { $conflicts-validator_stake-second } RAA ou plus
validators-readings-note = Demandez à l’équipe laquelle s’applique avant d’acheter.
validators-stake = Staking minimal

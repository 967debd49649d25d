validators-readings = Deux valeurs pour le stake minimum d’un validateur
validators-readings-tokenomics = Tokenomics
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = Page des validateurs
validators-readings-validators-value = { $conflicts-validator_stake-second } RAA ou plus
validators-readings-note = Tant qu’aucune n’est confirmée, le stake exigé reste inconnu.
validators-stake = Stake minimum

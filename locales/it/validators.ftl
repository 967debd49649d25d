### Che cosa è pubblicato sui validatori.

validators-readings = Due valori: staking minimo di un validatore
validators-readings-tokenomics = Tokenomics
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = Pagina dei validatori
validators-readings-validators-value = { $conflicts-validator_stake-second } RAA o più
validators-readings-note = Finché nessuno dei due è confermato, non si può sapere quanti RAA servono per un posto.
validators-stake = Staking minimo

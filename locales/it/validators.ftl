### Che cosa è pubblicato sui validatori.

validators-readings = Due valori per lo staking minimo di un validatore
validators-readings-tokenomics = Tokenomics
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = Pagina dei validatori
validators-readings-validators-value = { $conflicts-validator_stake-second } RAA o più
validators-readings-note = Finché uno dei due non è confermato, lo staking richiesto non è noto.
validators-stake = Staking minimo

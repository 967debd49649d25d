validators-readings = Два значения: минимальный стейк валидатора
validators-readings-tokenomics = Токеномика
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = Страница валидаторов
validators-readings-validators-value = { $conflicts-validator_stake-second }+ RAA
validators-readings-note = Пока ни одно не подтверждено, неизвестно, сколько RAA должен внести валидатор.
validators-stake = Минимальный стейк

validators-readings = Два значения минимального стейка валидатора
validators-readings-tokenomics = Токеномика
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = Страница валидаторов
validators-readings-validators-value = { $conflicts-validator_stake-second }+ RAA
validators-readings-note = Пока ни одно не подтверждено, необходимый стейк неизвестен.
validators-stake = Минимальный стейк

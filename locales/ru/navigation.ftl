nav-about = О протоколе
nav-tokenomics = Токеномика
nav-techmap = Дорожная карта
nav-staking = Стейкинг { NUMBER($staking-apy, style: "decimal") }
nav-buy = Как купить?
nav-validators =
    { $validators-maximum ->
        [one] { $validators-maximum } валидатор
        [few] { $validators-maximum } валидатора
       *[other] { $validators-maximum } валидаторов
    }
nav-whitepaper = White paper

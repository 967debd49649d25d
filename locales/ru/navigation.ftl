nav-about = О проекте
nav-tokenomics = Токеномика
nav-techmap = Дорожная карта
nav-staking = Стейкинг { NUMBER($staking-apy, style: "decimal") }
nav-buy = Как купить?
nav-validators =
    { $validators-maximum ->
        [one] { $validators-maximum } валидатор
        [few] { $validators-maximum } валидатора
        [many] { $validators-maximum } валидаторов
       *[other] { $validators-maximum } валидатора
    }
nav-whitepaper = Белая книга

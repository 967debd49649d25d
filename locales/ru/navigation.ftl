nav-about = О проекте
nav-tokenomics = Токеномика
nav-techmap = Дорожная карта
nav-staking = Стейкинг { NUMBER($staking-apy, style: "decimal") }
nav-buy = Как купить?
nav-validators = Валидаторы: до { $validators-maximum }
nav-whitepaper = White paper

nav-about = О протоколе
nav-tokenomics = Токеномика
nav-techmap = Дорожная карта
nav-staking = Стейкинг до { $staking-apy }
nav-buy = Как купить?
nav-validators = Валидаторы: до { $validators-maximum }
nav-whitepaper = White paper

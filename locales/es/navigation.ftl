nav-about = Qué es RAA
nav-tokenomics = Tokenomía
nav-techmap = Mapa tecnológico
nav-staking = Staking { NUMBER($staking-apy, style: "decimal") }
nav-buy = ¿Cómo comprar?
nav-validators = { $validators-maximum } validadores
nav-whitepaper = Libro blanco

nav-about = À propos
nav-tokenomics = Tokenomics
nav-techmap = Feuille de route
nav-staking = Staking { NUMBER($staking-apy, style: "decimal") }
nav-buy = Comment acheter ?
nav-validators = { $validators-maximum } validateurs max.
nav-whitepaper = Livre blanc

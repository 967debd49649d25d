nav-about = Über RAA
nav-tokenomics = Tokenomics
nav-techmap = Tech-Roadmap
nav-staking = Staking { NUMBER($staking-apy, style: "decimal") }
nav-buy = Kaufanleitung
nav-validators = Max. { $validators-maximum } Validatoren
nav-whitepaper = Whitepaper

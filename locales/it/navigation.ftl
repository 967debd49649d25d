### The menu, at the top of every page. Short: at most 16 characters in English, 20 elsewhere.

nav-about = Il progetto
nav-tokenomics = Tokenomics
nav-techmap = Roadmap tecnica
nav-staking = Staking { NUMBER($staking-apy, style: "decimal") }
nav-buy = Come comprare
nav-validators = Fino a { $validators-maximum } validatori
nav-whitepaper = White paper

### The menu, at the top of every page. Short: at most 16 characters in English, 20 elsewhere.

nav-about = About
nav-tokenomics = Tokenomics
# The roadmap of the technology.
nav-techmap = TechMap
# The figure is the highest yearly rate of presale staking, in percent, as the project writes it in its menu.
nav-staking = Staking { NUMBER($staking-apy, style: "decimal") }
nav-buy = How to Buy?
nav-validators = { $validators-maximum } Validators
nav-whitepaper = Whitepaper

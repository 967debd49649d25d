### What is known about validators, on every page that shows it.

# Head of a framed panel.
validators-readings = Two figures for the minimum stake of a validator
# Two cells, each with its source above and its value below; sources at most 24 characters.
validators-readings-tokenomics = Tokenomics
validators-readings-tokenomics-value = { $conflicts-validator_stake-first } RAA
validators-readings-validators = Validator page
# The plus sign means: this much or more.
validators-readings-validators-value = { $conflicts-validator_stake-second }+ RAA
validators-readings-note = Until one of them is confirmed, the required stake is unknown.
# Label above the one value, once it is confirmed; at most 24 characters.
validators-stake = Minimum stake

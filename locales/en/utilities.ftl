### What the token is for: the table of the home page and of the tokenomics page.

# Section heading; at most two lines of 24 characters.
utilities-title = What the token is for
utilities-lead = RAA is a utility token: you pay, stake and vote with it. Part of most fees is burned.
# Column heads of the table.
utilities-use = Use
utilities-terms = Terms
# The two cells of a row: what you do (at most 26 characters), on which terms (at most 50).
utilities-plan = Pay for a plan
utilities-plan-terms = { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } less when paid in RAA
utilities-copy = Copy an agent
utilities-copy-terms = { $tokenomics-creator_share } to the creator, { $tokenomics-protocol_share } to the protocol
utilities-alpha = Subscribe to alpha data
# PRO and Premium are plan names and stay as they are.
utilities-alpha-terms = { $plans-pro-alpha_discount } off with PRO, { $plans-premium-alpha_discount } off with Premium
utilities-agent = Use an agent
utilities-agent-terms = Up to { $burns-agent_use } is burned (from the FAQ)
utilities-trade = Trade agent tokens
utilities-trade-terms = On decentralised exchanges
utilities-execution = Let an agent place orders
utilities-execution-terms = Execution fee
utilities-vote = Vote in the DAO
utilities-vote-terms = Yield after launch, and the treasury
utilities-stake = Stake
utilities-stake-terms = Up to { $staking-apy } APY until TGE, not guaranteed; then set by the DAO

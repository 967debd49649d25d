# The roadmap, on every page that shows it. Window heads are large serif, at most 12 characters wide.

# { $year } is the year as text, e.g. 2025.
roadmap-first-half = H1 { $year }
roadmap-second-half = H2 { $year }

# State of a window, above its head; at most 22 characters.
roadmap-closed = Was planned
roadmap-open = Current half-year
roadmap-ahead = Planned
# The editorial date, e.g. November 21, 2026: the page does not know the day it is read. Beside the marker on the line; at most 26 characters.
roadmap-today = As of { DATETIME($editorial-as_of, dateStyle: "long") }
# Small badge after the name of an item that is out.
roadmap-shipped = Shipped
# Beside the heading of the roadmap.
roadmap-note = An item counts as shipped once a link shows it.

# Items, as the project names them; at most 34 characters each. Technical names stay as they are.
roadmap-testnet = Testnet
# FUD: fear, uncertainty and doubt. Keep both abbreviations in Latin.
roadmap-simulator = FOMO/FUD simulator
roadmap-trader = Personal AI trader
roadmap-marketplace = Agent marketplace
# CEX/DEX: centralised and decentralised exchanges. Keep in Latin.
roadmap-portfolio = CEX/DEX portfolio connect
roadmap-validators = { $validators-maximum } validator nodes
roadmap-api = Emotion and behaviour API
roadmap-sdk = SDK and datasets
roadmap-execution = Execution engine
roadmap-proof = Proof-of-action
roadmap-reputation = Reputation memory
roadmap-chain-testnet = Chain testnet
roadmap-dag = DAG consensus
roadmap-zkml = zkML validation
# Agents dealing with agents.
roadmap-agents = Agent-to-agent
roadmap-finality = Behaviour finality
roadmap-mainnet = Chain mainnet

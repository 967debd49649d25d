# The roadmap, on every page that shows it.

roadmap-first-half = 1º sem. { $year }
roadmap-second-half = 2º sem. { $year }

roadmap-closed = Era in programma
roadmap-open = Semestre in corso
roadmap-ahead = In programma
roadmap-today = In data { DATETIME($editorial-as_of, dateStyle: "long") }
roadmap-shipped = Disponibile
roadmap-note = Una voce risulta disponibile solo quando un link lo conferma.

roadmap-testnet = Testnet
roadmap-simulator = Simulatore FOMO/FUD
roadmap-trader = Trader IA personale
roadmap-marketplace = Mercato degli agenti
roadmap-portfolio = Collegamento account CEX/DEX
roadmap-validators = { $validators-maximum } nodi validatori
roadmap-api = API di emozioni e comportamenti
roadmap-sdk = SDK e dataset
roadmap-execution = Motore di esecuzione
roadmap-proof = Proof-of-action
roadmap-reputation = Memoria della reputazione
roadmap-chain-testnet = Testnet della blockchain
roadmap-dag = Consenso DAG
roadmap-zkml = Validazione zkML
roadmap-agents = Da agente ad agente
roadmap-finality = Definitività comportamentale
roadmap-mainnet = Mainnet della blockchain

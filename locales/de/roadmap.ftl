roadmap-first-half = 1. Halbjahr { $year }
roadmap-second-half = 2. Halbjahr { $year }

roadmap-closed = War geplant
roadmap-open = Laufendes Halbjahr
roadmap-ahead = Geplant
roadmap-today = Stand: { DATETIME($editorial-as_of, dateStyle: "long") }
roadmap-shipped = Ausgeliefert
roadmap-note = Ein Baustein gilt erst als ausgeliefert, wenn ein Link es belegt.

roadmap-testnet = Testnet
roadmap-simulator = FOMO/FUD-Simulator
roadmap-trader = Persönlicher KI-Trader
roadmap-marketplace = Marktplatz für Agenten
roadmap-portfolio = CEX/DEX-Portfolioanbindung
roadmap-validators = { $validators-maximum } Validator-Nodes
roadmap-api = API für Emotion und Verhalten
roadmap-sdk = SDK und Datensätze
roadmap-execution = Ausführungs-Engine
roadmap-proof = Proof-of-Action
roadmap-reputation = Reputationsspeicher
roadmap-chain-testnet = Chain-Testnet
roadmap-dag = DAG-Konsens
roadmap-zkml = zkML-Validierung
roadmap-agents = Austausch zwischen Agenten
roadmap-finality = Verhaltensfinalität
roadmap-mainnet = Chain-Mainnet

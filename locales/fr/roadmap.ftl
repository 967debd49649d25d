roadmap-first-half = S1 { $year }
roadmap-second-half = S2 { $year }

roadmap-closed = Était prévu
roadmap-open = Semestre en cours
roadmap-ahead = Prévu
roadmap-today = État au { DATETIME($editorial-as_of, dateStyle: "long") }
roadmap-shipped = Livré
roadmap-note = Un élément n’est considéré comme livré que si un lien le montre.

roadmap-testnet = Testnet
roadmap-simulator = Simulateur FOMO/FUD
roadmap-trader = Trader IA personnel
roadmap-marketplace = Place de marché d’agents
roadmap-portfolio = Connexion de comptes CEX/DEX
roadmap-validators = { $validators-maximum } nœuds validateurs
roadmap-api = API émotions et comportements
roadmap-sdk = SDK et jeux de données
roadmap-execution = Moteur d’exécution
roadmap-proof = Preuve d’action
roadmap-reputation = Mémoire de réputation
roadmap-chain-testnet = Testnet de la chaîne
roadmap-dag = Consensus DAG
roadmap-zkml = Validation zkML
roadmap-agents = Échanges d’agent à agent
roadmap-finality = Finalité comportementale
roadmap-mainnet = Mainnet de la chaîne

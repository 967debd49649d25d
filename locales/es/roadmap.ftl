roadmap-first-half = 1S { $year }
roadmap-second-half = 2S { $year }

roadmap-closed = Estaba previsto
roadmap-open = Semestre en curso
roadmap-ahead = Previsto
roadmap-today = A { DATETIME($editorial-as_of, dateStyle: "long") }
roadmap-shipped = Disponible
roadmap-note = Una pieza figura como disponible solo cuando un enlace lo demuestra.

roadmap-testnet = Testnet
roadmap-simulator = Simulador de FOMO/FUD
roadmap-trader = Trader personal de IA
roadmap-marketplace = Mercado de agentes
roadmap-portfolio = Conexión de cuentas CEX/DEX
roadmap-validators = { $validators-maximum } nodos validadores
roadmap-api = API de emociones y conducta
roadmap-sdk = SDK y conjuntos de datos
roadmap-execution = Motor de ejecución
roadmap-proof = Prueba de acción
roadmap-reputation = Memoria de reputación
roadmap-chain-testnet = Testnet de la blockchain
roadmap-dag = Consenso DAG
roadmap-zkml = Validación zkML
roadmap-agents = De agente a agente
roadmap-finality = Firmeza de la conducta
roadmap-mainnet = Mainnet de la blockchain

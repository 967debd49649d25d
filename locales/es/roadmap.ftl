roadmap-first-half = 1S { $year }
roadmap-second-half = 2S { $year }

roadmap-closed = Plazo cerrado
roadmap-open = Plazo abierto
roadmap-ahead = Previsto
roadmap-today = A fecha de { DATETIME($editorial-as_of, dateStyle: "medium") }
roadmap-shipped = Entregado

roadmap-testnet = Red de pruebas
roadmap-simulator = Simulador de FOMO/FUD
roadmap-trader = Operador personal de IA
roadmap-marketplace = Mercado de agentes
roadmap-portfolio = Conexión de carteras CEX/DEX
roadmap-validators = { $validators-maximum } nodos validadores
roadmap-api = API de emoción y conducta
roadmap-sdk = SDK y conjuntos de datos
roadmap-execution = Motor de ejecución
roadmap-proof = Prueba de acción
roadmap-reputation = Memoria de reputación
roadmap-chain-testnet = Red de pruebas de la cadena
roadmap-dag = Consenso DAG
roadmap-zkml = Validación zkML
roadmap-agents = De agente a agente
roadmap-finality = Finalidad de conducta
roadmap-mainnet = Red principal de la cadena

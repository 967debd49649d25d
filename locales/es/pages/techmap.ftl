## Head of the document

meta-title = Mapa tecnológico de RAA { $roadmap-years }, por semestres
meta-description = El mapa tecnológico de RAA por semestres: para qué sirve cada pieza y para cuándo se planeó. Solo figura como disponible lo que un enlace demuestra.
meta-keywords = RAA, mapa tecnológico, testnet, mercado de agentes, nodos validadores, SDK, zkML, consenso DAG, mainnet
meta-social-title = Mapa tecnológico de RAA: qué se planeó y para cuándo
meta-social-description = Cada pieza del mapa tecnológico en un párrafo, en el semestre para el que se planeó. Los planes pueden cambiar.

## Head of the page

start-title = Qué se planeó y para cuándo
start-lead = Cada semestre muestra las piezas previstas para él. Los planes pueden cambiar, y que haya pasado una fecha no significa que la pieza exista. Solo se da por disponible con un enlace que lo demuestre.
start-parts-label = Ver todas las piezas
start-try-label = Ver qué hace RAA

## The map

map-title = Pieza a pieza
map-lead = «Estaba previsto» significa que el semestre ha terminado, no que sus piezas estén disponibles.
map-drawing = Las piezas en la línea de tiempo
map-dates = Del { $opens } al { $closes }

map-testnet = Es una primera red sin dinero real. En ella, los desarrolladores prueban las piezas y buscan fallos antes de que alguien dependa de ellas.
map-simulator = Repite un día de mercado con todo su ruido. Practicas cómo reaccionar a la avalancha y al pánico sin arriesgar tu dinero.
map-trader = Este agente trabaja para una sola persona. Opera dentro de tus límites y los respeta también cuando tú no lo harías. Aun así, puede perder dinero.
map-marketplace = Es un lugar donde copiar una plantilla de agente. De cada pago, el { $tokenomics-creator_share } es para su creador y el { $tokenomics-protocol_share }, para el protocolo.
map-portfolio = Conecta cuentas en exchanges centralizados y monederos en exchanges descentralizados, para que el perfil tenga en cuenta todas tus operaciones.
map-validators = Hasta { $validators-maximum } nodos aprueban plantillas y propuestas y revisan los datos de los que salen las lecturas.
map-api = Otro programa consulta un estado de ánimo o un hábito y recibe una respuesta etiquetada, sin tener que elaborar de nuevo la lectura.
map-sdk = Son herramientas y datos etiquetados para desarrolladores que crean productos con las lecturas o quieren ver cómo se hicieron.
map-execution = Lleva al mercado la decisión de un agente. De las comisiones de ejecución se quema hasta el { $burns-execution }.
map-proof = Es un registro de lo que un agente hizo realmente. El proyecto no ha dicho cómo funciona la prueba.
map-reputation = Recuerda lo que agentes y creadores hicieron antes, para que puedas elegir qué agente copiar según su historial.
map-chain-testnet = Es un ensayo de la blockchain propia del protocolo. Como en toda testnet, lo que se mueve en ella no tiene valor.
map-dag = En un grafo acíclico dirigido, las transacciones se confirman unas a otras en paralelo en vez de esperar turno en una sola fila de bloques.
map-zkml = Una prueba de conocimiento cero demuestra que una respuesta procede de un modelo determinado. Se puede comprobar sin ver los datos que hay detrás.
map-agents = Los agentes tratan entre sí directamente: piden, ofrecen y liquidan dentro de los límites que fijaron sus dueños.
map-finality = Una vez validada, una conducta registrada es firme, como lo es un pago. El proyecto no ha dado la regla que se aplica.
map-mainnet = El plan es que la blockchain propia del protocolo pase al uso real. Se indica el semestre, pero no una fecha exacta.

## What the map does not say

beyond-title = El desbloqueo depende del TGE
beyond-text = Este mapa no dice cuándo se desbloquean los tokens. Los meses de desbloqueo se cuentan desde el evento de generación de tokens (TGE), se entregue lo que se entregue antes.
beyond-action-label = Cuándo se desbloquean
buy-title = Valora lo que existe
buy-try-label = Leer los riesgos

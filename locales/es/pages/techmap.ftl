## Head of the document

meta-title = Mapa técnico de RAA { $roadmap-years }: la hoja de ruta
meta-description = La hoja de ruta de RAA por semestres: para qué sirve cada pieza y si su plazo está cerrado, abierto o previsto. Sin un enlace, nada figura como entregado.
meta-keywords = RAA, mapa técnico, hoja de ruta, red de pruebas, mercado de agentes, nodos validadores, SDK, zkML, consenso DAG, red principal
meta-social-title = Mapa técnico de RAA: qué se planeó y para cuándo
meta-social-description = Cada pieza de la hoja de ruta en un párrafo, en el semestre para el que se planeó. Un plan no es una promesa.

## Head of the page

hero-title = Qué se planeó y para cuándo.
hero-lead = Cada semestre tiene su lista, tal como se publicó. El calendario dice si un plazo está cerrado, abierto o aún previsto. Que una pieza está entregada solo se dice con un enlace que lo muestre.

## The map

map-title = Pieza a pieza.
map-lead = Que un plazo esté cerrado significa que su fecha ha pasado, no que se haya entregado todo lo que incluía.
map-filter = Mostrar plazos
map-all = Todos
map-dates = Del { $opens } al { $closes }

map-testnet = Una primera red sin dinero real, para probar las piezas y romperlas antes de que alguien dependa de ellas.
map-simulator = Un día de mercado que se repite con todo su ruido. Ensayas la avalancha y el pánico mientras tu dinero se queda donde está.
map-trader = Un agente para una sola persona. Opera dentro de tus límites y los respeta los días en que tú no lo harías. Aun así, puede perder dinero.
map-marketplace = Un lugar donde copiar una plantilla de agente. De cada pago, el { $tokenomics-creator_share } es para su creador y el { $tokenomics-protocol_share }, para el protocolo.
map-portfolio = Conecta cuentas en mercados centralizados y monederos en mercados descentralizados, para que el perfil se trace con todas tus operaciones.
map-validators = Como máximo, { $validators-maximum } nodos, que aprueban plantillas y propuestas y revisan los datos de los que salen las lecturas.
map-api = Otro programa pregunta por un ánimo o un hábito y recibe una respuesta etiquetada, sin tener que construir de nuevo la lectura.
map-sdk = Herramientas y datos etiquetados para quien desarrolla sobre las lecturas o quiere ver cómo se hicieron.
map-execution = Lleva al mercado la decisión de un agente. De las comisiones de ejecución se quema hasta el { $burns-execution }.
map-proof = Un registro de que un agente hizo lo que se dice de él. Cómo se obtiene la prueba no se ha publicado aquí.
map-reputation = Recuerda lo que agentes y creadores hicieron antes, para que una copia se elija por su historial y no por el ruido que la rodea.
map-chain-testnet = Un ensayo de la cadena propia del protocolo. Como en toda red de pruebas, lo que se mueve en ella no tiene valor.
map-dag = En un grafo acíclico dirigido, las transacciones se confirman unas a otras en paralelo en vez de esperar en una sola fila de bloques.
map-zkml = Una prueba de conocimiento cero de que un modelo dio esa respuesta. Se puede comprobar sin ver los datos que hay detrás.
map-agents = Los agentes tratan entre sí directamente: piden, ofrecen y liquidan dentro de los límites que fijaron sus dueños.
map-finality = Una vez validada, una conducta registrada es definitiva, como lo es un pago. La regla que lo determina no se ha publicado aquí.
map-mainnet = La cadena propia del protocolo, en uso real. No se ha publicado ninguna fecha dentro del plazo.

## What the map does not say

beyond-title = Los tokens tienen su propio calendario.
beyond-text = El mapa no dice nada de cuándo se desbloquean los tokens. Esos meses se cuentan desde el TGE, se entregue lo que se entregue antes.
beyond-link = Cuándo se desbloquean

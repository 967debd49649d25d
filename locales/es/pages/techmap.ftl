## Head of the document

meta-title = Mapa tecnológico de RAA { $roadmap-years }: la hoja de ruta
meta-description = Hoja de ruta de RAA por semestres: qué hace cada pieza y si su periodo ha finalizado, está en curso o previsto. Disponible, solo si lo demuestra un enlace.
meta-keywords = RAA, mapa tecnológico, hoja de ruta, testnet, mercado de agentes, nodos validadores, SDK, zkML, consenso DAG, mainnet
meta-social-title = Mapa tecnológico de RAA: qué se planeó y para cuándo
meta-social-description = Cada pieza de la hoja de ruta en un párrafo, en el semestre para el que se planeó. Un plan no es una promesa.

## Head of the page

hero-title = Qué se planeó y para cuándo.
hero-lead = Cada semestre tiene su lista, tal como se publicó. El calendario indica si un periodo ha finalizado, está en curso o sigue previsto. Una pieza solo se da por disponible con un enlace que lo demuestre.

## The map

map-title = Pieza a pieza
map-lead = Que un periodo haya finalizado no significa que se haya entregado todo lo que incluía.
map-drawing = Las piezas en la línea del tiempo
map-dates = Del { $opens } al { $closes }

map-testnet = Una primera red sin dinero real, para probar las piezas y encontrar fallos antes de que alguien dependa de ellas.
map-simulator = Un día de mercado que se repite con todo su ruido. Practicas cómo reaccionar a la avalancha y al pánico sin arriesgar tu dinero.
map-trader = Un agente para una sola persona. Opera dentro de tus límites y los respeta también los días en que tú no lo harías. Aun así, puede perder dinero.
map-marketplace = Un lugar donde copiar una plantilla de agente. De cada pago, el { $tokenomics-creator_share } es para su creador y el { $tokenomics-protocol_share }, para el protocolo.
map-portfolio = Conecta cuentas en exchanges centralizados y monederos en exchanges descentralizados, para que el perfil tenga en cuenta todas tus operaciones.
map-validators = Como máximo, { $validators-maximum } nodos, que aprueban plantillas y propuestas y revisan los datos de los que salen las lecturas.
map-api = Otro programa consulta un estado de ánimo o un hábito y recibe una respuesta etiquetada, sin tener que elaborar de nuevo la lectura.
map-sdk = Herramientas y datos etiquetados para desarrollar a partir de las lecturas o comprobar cómo se hicieron.
map-execution = Lleva al mercado la decisión de un agente. De las comisiones de ejecución se quema hasta el { $burns-execution }.
map-proof = Acredita que un agente hizo lo que se le atribuye. No se ha publicado cómo se obtiene la prueba.
map-reputation = Recuerda lo que agentes y creadores hicieron antes, para que puedas elegir una copia por su historial.
map-chain-testnet = Un ensayo de la blockchain propia del protocolo. Como en toda testnet, lo que se mueve en ella no tiene valor.
map-dag = En un grafo acíclico dirigido, las transacciones se confirman unas a otras en paralelo en vez de esperar turno en una sola fila de bloques.
map-zkml = Una prueba de conocimiento cero de que una respuesta procede de un modelo determinado. Se puede comprobar sin ver los datos que hay detrás.
map-agents = Los agentes tratan entre sí directamente: piden, ofrecen y liquidan dentro de los límites que fijaron sus dueños.
map-finality = Una vez validada, una conducta registrada es firme, como lo es un pago. No se ha publicado la regla que lo determina.
map-mainnet = La blockchain propia del protocolo, en uso real. No se ha publicado ninguna fecha dentro del periodo.

## What the map does not say

beyond-title = Los tokens tienen su propio calendario
beyond-text = Esta hoja de ruta no dice cuándo se desbloquean los tokens. Los meses de los calendarios de desbloqueo se cuentan desde el evento de generación de tokens (TGE), se entregue lo que se entregue antes.
beyond-link = Cuándo se desbloquean

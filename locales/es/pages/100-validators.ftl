## Head of the document

meta-title = Validadores de RAA: hasta { $validators-maximum } nodos
meta-description = Qué aprueban y revisan los validadores de RAA, qué reciben, cómo ser uno de ellos y qué dos cifras hay para el staking mínimo. Alto riesgo.
meta-keywords = RAA, validadores, nodo validador, staking mínimo, plantillas de agentes, smart money, participación en ingresos, preventa
meta-social-title = Validadores de RAA: tareas y staking
meta-social-description = Las tareas de un validador de RAA, lo que recibe y las dos cifras de staking mínimo. Alto riesgo.

## Head of the page

start-title = Un nodo exige { NUMBER($conflicts-validator_stake-first, notation: "compact") } RAA, o bien { NUMBER($conflicts-validator_stake-second, notation: "compact") } o más
start-stake-confirmed = Un nodo exige { $stake }
start-lead = Hay dos cifras de staking mínimo, y ninguna está confirmada. Los validadores aprueban plantillas de agentes y propuestas de desarrolladores, revisan datos y participan en los ingresos del protocolo. RAA puede perder todo su valor.
start-action-label = Cómo ser validador
start-maximum-label = Nodos, como máximo
start-maximum-value = { $validators-maximum }
start-share-label = Reservado para ellos
start-share-value = { $tokenomics-allocation-validators } de los tokens
hero-stage-in = Llega una plantilla
hero-stage-checks = Los nodos la revisan
hero-stage-out = Ya aprobada, se puede copiar
start-caption-open = Dibujo esquemático, con un punto por nodo. Todos aparecen vacíos.
start-caption-taken = Dibujo esquemático, con un punto por nodo. Ocupados: { $taken }.

## The stake. The panel itself is in validators.ftl.

stake-title = Dos cifras de staking mínimo
stake-lead = El texto de tokenomía y la página de validadores dan cifras distintas de staking mínimo. El proyecto no ha confirmado ninguna.
stake-confirmed = Staking mínimo
stake-cost = { $cost } USD al precio inicial

## Duties: a table

duties-title = Qué hace un validador
duties-lead = Otras personas confían en cada aprobación.
duties-columns-name = Qué recibe
duties-columns-text = Qué hace el nodo
duties-columns-remark = Quién confía en ello
duties-templates-name = Plantillas de agentes
duties-templates-text = Selecciona lo que entra en el mercado de agentes y aprueba cada plantilla antes de que se pueda copiar.
duties-templates-remark = Quien copia un agente
duties-submissions-name = Propuestas de desarrolladores
duties-submissions-text = Examina lo que presentan los desarrolladores y decide si lo aprueba.
duties-submissions-remark = Desarrolladores y sus usuarios
duties-index-name = Influencers y datos alpha
duties-index-text = Indexa lo que dicen las cuentas influyentes, para poder rastrear una afirmación hasta su origen.
duties-index-remark = Suscriptores de datos alpha
duties-flows-name = Flujos del smart money
duties-flows-text = Comprueba que un movimiento de monederos muy seguidos sea auténtico antes de que cuente como señal.
duties-flows-remark = Quien actúa según una lectura

## What they get: three columns

rewards-title = Qué recibe un validador
rewards-lead = El proyecto no indica cantidades, así que aquí no prometemos ninguna.
rewards-revenue-title = Parte de los ingresos
rewards-revenue-text = Los validadores participan en los ingresos del protocolo.
rewards-priority-title = Prioridad
rewards-priority-text = El proyecto da prioridad a los validadores. Aún no ha dicho en qué ni sobre quién.
rewards-allocation-title = Una asignación
rewards-allocation-text = El { $tokenomics-allocation-validators } de los tokens se reserva para los validadores y se reparte entre { $validators-maximum } nodos.

## Becoming one: numbered steps

steps-title = Cómo ser validador
steps-lead = Primero compras y después el equipo te verifica. Comprar no te asegura una plaza.
steps-buy-title = Compra en la preventa
steps-buy-text = Lo que compras queda bloqueado hasta el evento de generación de tokens (TGE), llegues o no a ser validador.
steps-contact-title = Contacta con el equipo
steps-contact-text = Di que quieres operar un nodo.
steps-verify-title = Supera la verificación
steps-verify-text = El equipo verifica a cada candidato.
steps-receive-title = Recibe tu asignación
steps-receive-text = Se te asigna RAA de la parte reservada para los validadores.

## Today: three columns

today-title = Qué puedes hacer hoy
today-lead = Nada de esto cuesta dinero ni te compromete a nada.
today-estimate-title = Calcula la compra
today-estimate-text = El cálculo muestra cuánto recibirías al precio inicial, qué queda bloqueado y hasta cuándo.
today-wallet-title = Crea un monedero
today-wallet-text = Toda compra empieza con un monedero. Aprende a usarlo antes de guardar dinero en él.
today-open-title = Consulta lo pendiente
today-open-text = La lista indica si ya se sabe cuál es el staking mínimo, qué exige la verificación y con quién contactar.

## Closing call. Its sentence, main button and risk line are in closing.ftl.

buy-title = Primero, el staking mínimo
buy-try-label = Ver la tokenomía

## Head of the document

meta-title = RAA: un protocolo que lee el ánimo del mercado cripto
meta-description = RAA detecta miedo, codicia y FOMO en la multitud y en tus operaciones, y te avisa antes de que actúes. Alto riesgo: puedes perder todo lo que pagues.
meta-keywords = RAA, inteligencia emocional, cripto, IA conductual, FOMO, RAAdar, agentes de trading, preventa, staking
meta-social-title = El mercado siente antes de moverse
meta-social-description = RAA lee el ánimo del mercado cripto y los hábitos de tus operaciones, y te avisa antes de que actúes. Alto riesgo.

## Hero

hero-title-1 = El mercado siente
hero-title-2 = antes de moverse
start-lead = RAA es para quienes operan con criptomonedas. Detecta el miedo, la codicia y el FOMO en la multitud y en tus propias operaciones, y te avisa antes de que actúes.
start-how-label = Cómo se compra
start-risk = RAA puede perder todo su valor. Los tokens permanecen bloqueados hasta el evento de generación de tokens (TGE).

start-alert-tag = Alerta de ejemplo
start-alert-title = Sube el FOMO en SOL
start-alert-crowd-label = Multitud
start-alert-reader-label = Tú
start-alert-note = Las tres últimas veces que compraste con un ánimo así, vendiste con pérdidas.
start-alert-wait-label = Esperar { $examples-pause } min
start-alert-smaller-label = Operar con menos
start-alert-wait-answer = Durante { $examples-pause } minutos no se envía ninguna orden. Después vuelves a decidir.
start-alert-smaller-answer = Compras con menos dinero. Si el precio baja, pierdes menos.

start-field-reading = Lectura
start-field-decision = Tu decisión
start-field-caption = Ilustración: una multitud antes y después de una lectura

start-terms-title = Condiciones de la preventa
start-terms-price-label = Precio inicial
start-terms-price-value = { $presale-initial_price } USD
start-terms-listing-label = Listado previsto
start-terms-listing-value = { $presale-listing_price } USD
start-terms-step-label = El precio sube
start-terms-step-value =
    { $presale-step_days ->
        [one] cada día
       *[other] cada { $presale-step_days } días
    }
start-terms-target-label = Recaudación objetivo
start-terms-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
start-terms-minimum-label = Mínimo
start-terms-minimum-value = unos { $presale-minimum_purchase } USD
start-terms-networks = Redes
start-terms-payment = Paga con ETH, BNB, SOL, USDT, USDC o tarjeta bancaria

## Stats

stats-title = En qué se apoyan las lecturas
stats-action-label = Ver qué lee RAA

## Core elements

core-title = Cinco herramientas basadas en una lectura
core-lead = Todas parten de la misma pregunta: ¿qué siente la gente cuando opera?
core-radar-name = RAAdar
core-radar-title = Alertas de FOMO, miedo y codicia
core-radar-text = RAAdar observa las redes sociales y la actividad en la blockchain, y te avisa cuando un estado de ánimo desata una avalancha.
core-radar-action-label = Ver la plataforma
core-radar-screen-tag = Ejemplo
core-radar-screen-rule = Tu regla
core-radar-screen-pause = { $examples-pause } min
core-radar-screen-condition = Si el FOMO supera
core-radar-screen-action = pausar compras durante
core-radar-screen-caption = Dibujo de RAAdar en uso. Las cifras son inventadas.
core-profile-name = Perfil de conducta
core-profile-title = Tu forma de operar, a la vista
core-profile-text = El perfil traduce en hábitos el historial de un monedero: cuándo persigues el precio, cuándo te paralizas y cuándo esperas.
core-agent-name = Agentes personales de IA
core-agent-title = Una regla que fijaste con calma
core-agent-text = Un agente de trading respeta tus límites incluso cuando te tienta saltártelos. Aun así, puede perder dinero.
core-app-name = App de aprendizaje
core-app-title = Ensaya con días de mercado reales
core-app-text = La app ofrece lecciones breves y repeticiones de días de mercado reales en las que no arriesgas dinero. Las misiones completadas dan RAA.
core-app-replay = Pausa antes de la avalancha
core-app-reward = + RAA
core-market-name = Mercado de agentes
core-market-title = Copia un agente y paga al creador
core-market-text = A partir de { $tokenomics-micro_token_copies } copias activas, un agente puede lanzar su propio microtoken.
core-market-creator = para el creador
core-market-protocol = para el protocolo
core-more-label = Ver cada producto en detalle

## Why traders lose

emotions-title = Por qué pierden los traders
emotions-lead = Una pérdida suele empezar con una emoción: miedo, codicia o miedo a quedarse fuera (FOMO). Entre la emoción y la orden hay poco tiempo, y es entonces cuando te avisa RAA.
emotions-columns-voice = Lo que te dice
emotions-columns-cost = Lo que te cuesta
emotions-columns-help = Lo que hace RAA
emotions-fear-name = Miedo
emotions-doubt = Duda
emotions-calm = Calma
emotions-greed-name = Codicia
emotions-fomo-name = FOMO
emotions-fear-voice = Sal mientras puedas.
emotions-fear-cost = Vendes cerca del mínimo y ves cómo el precio se recupera.
emotions-fear-help = RAA separa las noticias del ruido de la multitud para que veas a cuál de las dos cosas reaccionas.
emotions-greed-voice = Solo un poco más.
emotions-greed-cost = No tienes un plan de salida y acabas devolviendo lo ganado.
emotions-greed-help = Tu agente mantiene el objetivo que elegiste un día tranquilo.
emotions-fomo-voice = Todos están dentro menos tú.
emotions-fomo-cost = Llegas tarde y compras a quienes llegaron primero.
emotions-fomo-help = RAA te avisa mientras la multitud aún se está formando.
emotions-scale-label = Las cinco emociones, en orden
emotions-action-label = Ver cómo se hace una lectura

## Strategy

strategy-title = Observar, identificar, decidir
strategy-lead = RAA te da tiempo entre la emoción y la orden. Funciona en tres pasos.
strategy-notice-title = Observar
strategy-notice-text = RAAdar lee el ánimo de la multitud en las publicaciones y en la actividad de la blockchain. Tu perfil deduce tu ánimo de tu forma de operar.
strategy-name-title = Identificar
strategy-name-text = La alerta dice qué emoción es y qué intensidad tiene. Cuando ya tiene nombre, puedes valorar si es motivo para operar.
strategy-decide-title = Decidir
strategy-decide-text = Esperas, operas con menos o sigues adelante. Si le diste una regla a un agente, hace lo que fijaste cuando estabas en calma.
strategy-action-label = Para quién es RAA

## Ecosystem

ecosystem-title = De las señales a los agentes
ecosystem-lead = Cinco capas convierten el ruido en una decisión, y cinco grupos de personas las hacen funcionar.
ecosystem-core-title = Quién lo hace funcionar
ecosystem-core-traders-name = Traders
ecosystem-core-traders-text = Pagan con RAA las lecturas, los agentes y los datos, y ganan RAA en las misiones.
ecosystem-core-creators-name = Creadores
ecosystem-core-creators-text = Ofrecen plantillas de agentes y se quedan con el { $tokenomics-creator_share } de los pagos por las copias.
ecosystem-core-validators-name = Validadores
ecosystem-core-validators-text =
    { $validators-maximum ->
        [one] Como máximo, { $validators-maximum } nodo. Aprueba plantillas de agentes y propuestas de desarrolladores.
       *[other] Como máximo, { $validators-maximum } nodos. Aprueban plantillas de agentes y propuestas de desarrolladores.
    }
ecosystem-core-stakers-name = Titulares de sRAA
ecosystem-core-stakers-text = Tienen sRAA, a razón de uno por cada RAA. Las recompensas no están garantizadas.
ecosystem-core-dao-name = DAO
ecosystem-core-dao-text = Fija el rendimiento tras el lanzamiento y custodia la tesorería.
ecosystem-architecture-title = El recorrido de una lectura
ecosystem-architecture-signals-name = Señales
ecosystem-architecture-signals-text = Las publicaciones en redes y la actividad en la blockchain se recogen en paralelo.
ecosystem-architecture-emotion-name = Emoción
ecosystem-architecture-emotion-text = Cada señal se etiqueta con la emoción que expresa.
ecosystem-architecture-behaviour-name = Conducta
ecosystem-architecture-behaviour-text = El historial de los monederos se convierte en perfiles de hábitos.
ecosystem-architecture-validation-name = Validación
ecosystem-architecture-validation-text = Los nodos indexan datos de influencers y datos alpha, y validan los flujos del smart money.
ecosystem-architecture-agents-name = Agentes
ecosystem-architecture-agents-text = La lectura se compara con las reglas que fijaste. Después actúas tú o actúa tu agente.
ecosystem-validators-label = Qué hacen los validadores
ecosystem-staking-label = Cómo funciona el staking

## Tech stack

tech-stack-title = De qué está hecho
tech-stack-action-label = Para qué sirve cada pieza

## Token utilities: the card beside the table

utilities-side-airdrop-title = Airdrop
utilities-side-buy-title = Preventa
utilities-side-buy-price = { $presale-initial_price } USD
utilities-side-buy-terms = Precio inicial. El mínimo es de unos { $presale-minimum_purchase } USD.
utilities-side-buy-risk = Los criptoactivos son de alto riesgo. Puedes perder todo lo que pagues.

## Train and earn: a drawn replay of a market day on the left, three numbered steps on the right.

train-title = Practica y obtén RAA
train-lead = La app de aprendizaje repite un día de mercado, lo detiene antes de la avalancha y te pregunta qué estado de ánimo viene después.
train-replay-fear-label = Miedo
train-replay-calm-label = Calma
train-replay-greed-label = Codicia
train-replay-fomo-label = FOMO
train-replay-question = Repetición en pausa. ¿Qué ánimo sigue?
train-replay-right = Sí, era FOMO. La multitud llegó en masa, tocó techo y se dispersó.
train-replay-wrong = Era FOMO. La multitud llegó en masa, tocó techo y se dispersó.
train-replay-caption = Ejemplo ilustrativo, sin datos reales del mercado.
train-1-title = Haz una lección breve
train-2-title = Revive un día de mercado real
train-3-title = Completa una misión
train-3-text = Las misiones completadas dan RAA. El proyecto no ha dicho cuánto paga cada una.
train-action-label = Lo que se sabe de la app

## Technology digest: the three latest entries, or one quiet line while there are none.

digest-title = Boletín técnico

## Roadmap: four half-years on one line. Its items are in roadmap.ftl.

roadmap-title = Mapa tecnológico { $roadmap-years }
road-note = Una pieza figura como disponible solo cuando un enlace lo demuestra. Los planes pueden cambiar.
roadmap-action-label = Abrir el mapa tecnológico

## Questions: fourteen, opened one by one.

faq-title = Preguntas frecuentes
faq-lead = ¿Tienes otra duda? Si un pago ha fallado o no ves el token, en Soporte verás qué comprobar.
faq-permalink = Enlace a esta respuesta

faq-what-is-raa-question = ¿Qué es RAA?
faq-what-is-raa-answer = RAA es el token de utilidad de un protocolo que lee la emoción y la conducta en los mercados cripto. Sirve para pagar, hacer staking y votar. La emisión total es de { $tokenomics-supply } RAA. No es una participación en una empresa ni promete ingresos.

faq-raadar-question = ¿Qué observa RAAdar?
faq-raadar-answer = RAAdar observa publicaciones públicas en redes sociales y actividad en la blockchain, en paralelo. Busca miedo, codicia y FOMO, y te avisa cuando alguno de ellos se está formando. Una lectura describe un estado de ánimo y no predice un precio.

faq-profile-question = ¿Cómo se elabora mi perfil de conducta?
faq-profile-answer = El perfil se elabora a partir de las operaciones de un monedero: cuándo entra, con qué importe, con qué rapidez sale y qué ánimo tenía la multitud en ese momento. Te muestra en qué momentos te apartas de tu plan.

faq-agent-question = ¿Qué es un agente personal de IA?
faq-agent-answer = Es un agente que opera según las reglas que fijaste con calma. También puedes copiar una plantilla hecha por otra persona: el { $tokenomics-creator_share } del pago es para su creador y el { $tokenomics-protocol_share }, para el protocolo. Aun así, un agente puede perder dinero, deprisa y mientras duermes.

faq-experience-question = ¿Necesito experiencia?
faq-experience-answer = No. La app de aprendizaje empieza desde cero, con lecciones breves y repeticiones en las que no arriesgas dinero. Las misiones completadas dan RAA.

faq-price-question = ¿Cuánto cuesta RAA?
faq-price-answer =
    Según las condiciones de la preventa, el precio parte de { $presale-initial_price } USD y sube { $presale-step_days ->
        [one] cada día
       *[other] cada { $presale-step_days } días
    }. El precio de listado previsto es de { $presale-listing_price } USD. El proyecto no ha dicho cuánto sube cada vez. Tras el listado, el precio de mercado puede ser inferior al que pagaste.
faq-price-action-label = Ver el calendario de precios

faq-buy-question = ¿Cómo compro?
faq-buy-answer = Conecta un monedero, elige una red, introduce un importe y confirma. Según el proyecto, se tarda menos de { $presale-purchase_minutes } minutos. El mínimo es de unos { $presale-minimum_purchase } USD. Puedes pagar con ETH, BNB, SOL, USDT o USDC, o con tarjeta bancaria.

faq-card-question = ¿Puedo pagar con tarjeta?
faq-card-answer = El pago con tarjeta se hace a través de un proveedor de pagos. Te pide un número de teléfono, un nombre y una dirección de facturación, los datos de la tarjeta y la dirección de un monedero en Base. Hasta { $presale-card_limit } USD no exige verificar la identidad.
faq-card-action-label = El pago con tarjeta, paso a paso

faq-transfer-question = ¿Cuándo puedo mover mis tokens?
faq-transfer-answer = Puedes moverlos después del evento de generación de tokens (TGE). Hasta entonces están bloqueados. A partir del TGE se desbloquean en partes iguales a lo largo de { $presale-vesting_months } meses.
faq-transfer-action-label = Ver el calendario de desbloqueo

faq-sraa-question = ¿Qué es sRAA?
faq-sraa-answer = sRAA es un token en staking, { $staking-token-ratio }:{ $staking-token-ratio } con RAA y con { $staking-token-decimals } decimales. Quien compra en la preventa lo recibe de forma automática. Da un APY de hasta el { $staking-apy } hasta el TGE, sin garantía. Tras el listado se canjea por RAA más las recompensas.

faq-burn-question = ¿Cuánto se quema en las votaciones?
faq-burn-answer = El proyecto da dos cifras: hasta el { $conflicts-governance_burn-first } de las comisiones de voto, según la tokenomía, y el { $conflicts-governance_burn-second }, según sus propias preguntas frecuentes. Mientras no se confirme una de las dos, calcula con la menor. Del uso de agentes se quema hasta el { $burns-agent_use }, una cifra que solo dan esas preguntas frecuentes.
utilities-fees-label = Ver todo lo que se quema

faq-validator-question = ¿Cuánto pone en staking un validador?
faq-validator-answer = El proyecto da dos cifras: { $conflicts-validator_stake-first } RAA en la tokenomía y { $conflicts-validator_stake-second } RAA o más en la página de validadores. Mientras no se confirme una, no se sabe cuánto RAA hay que poner en staking. Hay, como máximo, { $validators-maximum } nodos.

faq-referral-question = ¿Cómo funcionan las recompensas por referidos?
faq-referral-answer = La recompensa es mensual y depende del volumen. Por encima de { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } de RAA es del { $referral-tiers-leader-reward } en USDT y del { $referral-tiers-leader-reward } en RAA. Por encima de { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") } es del { $referral-tiers-mentor-reward } en cada moneda y, por encima de { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") }, del { $referral-tiers-guru-reward }. El proyecto no ha dicho sobre qué base se calcula el porcentaje. Cuando compartas un enlace, di que cobras por él.
faq-referral-action-label = Abrir el programa de referidos

faq-risks-question = ¿Cuáles son los riesgos?
faq-risks-answer = El precio puede caer a cero. No hay fecha de lanzamiento confirmada, las normas pueden cambiar y el código puede fallar. Los rendimientos pueden bajar o cesar. Mientras todo eso ocurre, tus tokens están bloqueados. Paga solo lo que puedas permitirte perder.

## Use cases: three people, each before a reading and after.

use-cases-title = Tres casos, antes y después
use-cases-lead = Las personas son inventadas y no se promete ningún resultado.
use-cases-before = Antes
use-cases-after = Después

use-cases-retail-name = Trader particular
use-cases-retail-before-title = Comprar lo que compran todos
use-cases-retail-before-text = Una moneda que apenas conoces sube por tercer día y en el chat no se habla de otra cosa. Compras más de lo que pensabas. El precio se da la vuelta. Aguantas por orgullo y acabas vendiendo de noche, porque no puedes dormir.
use-cases-retail-after-title = Dejar pasar la avalancha
use-cases-retail-after-text = RAAdar muestra que la multitud se inclina hacia el FOMO y que tus últimas entradas se parecían a esta. Esperas antes de dar la orden. Compras menos, o nada, y sabes por qué.
use-cases-retail-uses = RAAdar y una pausa que decides tú

use-cases-pro-name = Trader profesional
use-cases-pro-before-title = Arriesgar más para recuperarse
use-cases-pro-before-text = El método funciona casi todos los días. Tras una racha de pérdidas, doblas el tamaño de la posición y mueves un stop loss que habías puesto tú. Por la tarde ya has perdido lo ganado en una buena semana, y en tu diario la culpa es del mercado.
use-cases-pro-after-title = Mantener el tamaño previsto
use-cases-pro-after-text = Tu perfil señala la operación en la que el tamaño se salió del plan. El agente respeta el límite que fijaste antes de la apertura. Algunos días sigues perdiendo. Antes de la operación decides qué pérdida aceptas, aunque puede acabar siendo mayor.
use-cases-pro-uses = Perfil de conducta y agente personal

use-cases-fund-name = Fondo
use-cases-fund-before-title = Discutir sobre el gráfico
use-cases-fund-before-text = La mesa de operaciones se reúne cuando el movimiento ya ha pasado. Un analista ve pánico, otro ve valor, y los dos traen capturas de pantalla. La posición la decide quien habla en último lugar, y nadie anota el motivo.
use-cases-fund-after-title = Discutir sobre una misma lectura
use-cases-fund-after-text = Todos parten de la misma medición de la multitud y de los monederos, integrada en los modelos propios de la mesa. Siguen sin ponerse de acuerdo, pero hablan de las mismas cifras, y el motivo de la operación queda por escrito.
use-cases-fund-uses = API de emociones y conducta, tal como figura en el mapa tecnológico
use-cases-action-label = Comparar los planes

## Partners, news, video: quiet until the data has entries.

partners-title = Socios
partners-statement = Declaración de { $name }

news-title = En los medios

video-title = Del ruido a la decisión
video-caption = Dibujo: una multitud antes y después de una lectura.
video-action-label = Más sobre RAA
video-film-watch = Ver en { $host }
video-film-length =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
video-film-note = El vídeo viene de otro sitio. No se carga nada de allí hasta que decides verlo.

## Closing call. Its sentence, buttons and risk line are in closing.ftl.

buy-title = Decide con calma

## Head of the document

meta-title = RAA: la capa de inteligencia emocional del mundo cripto
meta-description = RAA lee miedo, codicia y FOMO en la multitud y en tus operaciones, y te avisa cuando aún puedes esperar. Alto riesgo: puedes perder todo lo que pagues.
meta-keywords = RAA, inteligencia emocional, cripto, IA conductual, FOMO, RAAdar, agentes que operan, preventa, staking
meta-social-title = El mercado siente antes de moverse
meta-social-description = Una capa de inteligencia emocional para el mundo cripto: lee el ánimo de la multitud y los hábitos de tus propias operaciones. Alto riesgo.

## Hero

hero-title-1 = El mercado siente
hero-title-2 = antes de moverse.
hero-lead = RAA es una capa de inteligencia emocional para el mundo cripto. Lee el miedo, la codicia y el FOMO en la multitud y en tus propias operaciones, y te avisa cuando aún puedes esperar.
hero-buy = Comprar RAA
hero-how = Cómo se compra
hero-risk = RAA puede perder todo su valor, y los tokens permanecen bloqueados hasta el TGE.

hero-alert-tag = Alerta de ejemplo
hero-alert-title = Sube el FOMO en SOL
hero-alert-crowd = Multitud
hero-alert-you = Tú
hero-alert-note = Las tres últimas veces que compraste con este ánimo, vendiste con pérdidas.
hero-alert-wait = Esperar { $examples-pause } min
hero-alert-smaller = Operar con menos

hero-field-reading = Lectura
hero-field-decision = Tu decisión
hero-field-caption = Ilustración: una multitud antes y después de una lectura.

hero-terms-title = Condiciones de la preventa
hero-terms-price-label = Precio inicial
hero-terms-price = { $presale-initial_price } USD
hero-terms-listing-label = Listado previsto
hero-terms-listing = { $presale-listing_price } USD
hero-terms-step-label = El precio sube
hero-terms-step = { $presale-step_days ->
    [one] cada día
   *[other] cada { $presale-step_days } días
}
hero-terms-target-label = Meta de recaudación
hero-terms-target = { NUMBER($presale-raise_target, notation: "compact") } USD
hero-terms-minimum-label = Mínimo
hero-terms-minimum = unos { $presale-minimum_purchase } USD
hero-terms-networks = Redes
hero-terms-payment = Paga con ETH, BNB, SOL, USDT, USDC o tarjeta bancaria

## Stats

stats-title = En qué se apoyan las lecturas.

## Core elements

core-title = Cinco instrumentos, una lectura.
core-lead = Todos parten de la misma pregunta: ¿qué siente la gente cuando opera?
core-radar-name = RAAdar
core-radar-title = Alertas de FOMO, miedo y codicia
core-radar-text = Observa las redes sociales y la cadena de bloques, y te dice cuándo un estado de ánimo se vuelve avalancha.
core-profile-name = Perfil de conducta
core-profile-title = Tu forma de operar, a la vista
core-profile-text = El historial de un monedero, leído como hábitos: cuándo persigues el precio, cuándo te paralizas y cuándo esperas.
core-agent-name = Agentes personales de IA
core-agent-title = Una regla que fijaste en calma
core-agent-text = Un agente que opera dentro de tus límites en tu peor momento. Aun así, puede perder dinero.
core-agent-condition = Si el FOMO supera
core-agent-threshold = { $examples-rule_mood }
core-agent-action = no comprar durante
core-agent-pause = { $examples-pause } min
core-app-name = App de aprendizaje
core-app-title = Ensaya con días de mercado reales
core-app-text = Lecciones breves y, después, la repetición de un día de mercado sin tu dinero en juego. Las misiones completadas dan RAA.
core-app-replay = Pausa antes de la avalancha.
core-app-reward = + RAA
core-market-name = Mercado de agentes
core-market-title = Copia un agente, paga al creador
core-market-text = A partir de { $tokenomics-micro_token_copies } copias activas, un agente puede lanzar su propio microtoken.
core-market-creator = para el creador
core-market-protocol = para el protocolo

## Why traders lose

emotions-title = El error llega antes que la operación.
emotions-lead = Después, una pérdida parece un gráfico. Antes hubo una emoción, y muy poco tiempo entre esa emoción y la orden.
emotions-voice = Lo que te dice
emotions-cost = Lo que te cuesta
emotions-help = Lo que hace RAA
emotions-fear = Miedo
emotions-doubt = Duda
emotions-calm = Calma
emotions-greed = Codicia
emotions-fomo = FOMO
emotions-fear-voice = Sal mientras puedas.
emotions-fear-cost = Vendes cerca del mínimo y ves cómo el precio se recupera.
emotions-fear-help = Separa las noticias del ruido de la multitud, para que veas a cuál de las dos cosas respondes.
emotions-greed-voice = Solo un poco más.
emotions-greed-cost = No hay plan de salida, y acabas devolviendo lo ganado.
emotions-greed-help = Tu agente se atiene al objetivo que elegiste un día tranquilo.
emotions-fomo-voice = Todos están dentro menos tú.
emotions-fomo-cost = Llegas al final y pagas por quienes llegaron primero.
emotions-fomo-help = Te avisa cuando la multitud aún se está formando y activa la pausa que fijaste.
emotions-scale = Las cinco emociones, en orden

## Strategy

strategy-title = Notar, nombrar, decidir.
strategy-lead = RAA no opera más rápido que la multitud. Abre un espacio entre la emoción y la orden.
strategy-notice = Notar
strategy-notice-text = RAAdar lee el ánimo de la multitud en las publicaciones y en los movimientos en la cadena de bloques. Tu perfil lee el tuyo en tu forma de operar.
strategy-name = Nombrar
strategy-name-text = La alerta dice qué emoción es y con qué fuerza. Una emoción con nombre es más fácil de cuestionar.
strategy-decide = Decidir
strategy-decide-text = Esperas, operas con menos o sigues adelante. Si le diste la regla a un agente, hace lo que le dijiste cuando estabas en calma.

## Ecosystem

ecosystem-title = De las señales a los agentes.
ecosystem-lead = Cinco capas convierten el ruido en una decisión, y cinco grupos de personas las hacen funcionar.
ecosystem-core = Quién lo hace funcionar
ecosystem-traders = Operadores
ecosystem-traders-text = Pagan en RAA las lecturas, los agentes y los datos, y ganan RAA en las misiones.
ecosystem-creators = Creadores
ecosystem-creators-text = Publican plantillas de agentes y se quedan con el { $tokenomics-creator_share } de los pagos por las copias.
ecosystem-validators = Validadores
ecosystem-validators-text = { $validators-maximum ->
    [one] Como máximo, { $validators-maximum } nodo. Aprueba plantillas de agentes y propuestas de desarrollo.
   *[other] Como máximo, { $validators-maximum } nodos. Aprueban plantillas de agentes y propuestas de desarrollo.
}
ecosystem-stakers = Titulares de sRAA
ecosystem-stakers-text = Lo mantienen, uno a uno con RAA, a cambio de recompensas que no están garantizadas.
ecosystem-dao = DAO
ecosystem-dao-text = Fija el rendimiento tras el lanzamiento y custodia la tesorería.
ecosystem-architecture = Por dónde pasa una lectura
ecosystem-signals = Señales
ecosystem-signals-text = Publicaciones en redes y movimientos en la cadena de bloques, reunidos en paralelo.
ecosystem-emotion = Emoción
ecosystem-emotion-text = Cada señal se etiqueta con la emoción que hay detrás.
ecosystem-behaviour = Conducta
ecosystem-behaviour-text = El historial de los monederos se convierte en perfiles de hábitos.
ecosystem-validation = Validación
ecosystem-validation-text = Los nodos indexan datos de líderes de opinión y datos alfa, y validan los flujos del dinero inteligente.
ecosystem-agents = Agentes
ecosystem-agents-text = La lectura se encuentra con las reglas que escribiste. Actúas tú, o actúa tu agente.

## Tech stack

tech-title = De qué está hecho.
tech-lead = Los plazos son los de la hoja de ruta publicada. Que un plazo esté cerrado significa que su fecha ha pasado, no que la pieza esté disponible.
tech-part = Pieza
tech-purpose = Para qué sirve
tech-window = Plazo publicado
tech-api-text = Permite que otros productos pidan la lectura de una multitud o de un monedero.
tech-sdk-text = Herramientas y datos etiquetados para quien desarrolla sobre las lecturas.
tech-execution-text = Lleva a cabo lo que decide un agente, dentro de los límites de su dueño.
tech-proof-text = Pensada para mostrar lo que hizo un agente, no lo que prometió.
tech-reputation-text = Guarda el historial de agentes y cuentas a lo largo del tiempo.
tech-zkml-text = Comprueba el resultado de un modelo sin abrir los datos que hay detrás.
tech-dag-text = Ordena las transacciones como un grafo y no como una sola cola.

## Token utilities: the card beside the table

utilities-airdrop-title = Gana tus primeros RAA
utilities-airdrop-text = Completa misiones en la app de aprendizaje y recibe RAA sin comprar nada.
utilities-airdrop-link = Ver el airdrop
utilities-buy-title = O compra en la preventa
utilities-buy-price = { $presale-initial_price } USD
utilities-buy-terms = Precio inicial. El mínimo es de unos { $presale-minimum_purchase } USD.
utilities-buy-link = Comprar RAA
utilities-buy-risk = Los criptoactivos son de alto riesgo. Puedes perder todo lo que pagues.

## Train and earn: a drawn replay of a market day on the left, three numbered steps on the right.

train-title = Ensaya el minuto difícil.
train-lead = La app de aprendizaje detiene un día de mercado justo donde la gente pierde la cabeza y te pregunta qué harías. Según el proyecto, se han entrenado con ella más de { NUMBER($claims-users_trained, notation: "compact", compactDisplay: "long") } de personas.
train-mood-fear = Miedo
train-mood-calm = Calma
train-mood-greed = Codicia
train-mood-fomo = FOMO
train-question = Repetición en pausa. ¿Qué harías?
train-reveal = Ver qué pasó después
train-cover = Volver a ocultarlo
train-answer = La multitud entró en tromba, tocó techo y se dispersó. Lo que aquí tiraba de ti tiene un nombre: FOMO.
train-caption = Ejemplo dibujado, no un registro del mercado.
train-1-title = Haz una lección breve
train-1-text = Cada una nombra una sola emoción y muestra cómo tuerce una operación.
train-2-title = Revive un día de mercado real
train-2-text = Decides en la pausa, sin tu dinero en juego, y ves qué hizo después la multitud.
train-3-title = Completa una misión
train-3-text = Las misiones completadas dan RAA. No se ha publicado cuánto paga cada una.
train-action = Para qué sirve el token

## Technology digest: the three latest entries, or one quiet line while there are none.

digest-title = Boletín técnico
digest-lead = Notas de quienes construyen el protocolo: qué ha cambiado y por qué.
digest-empty-title = Aún no hay entradas publicadas.
digest-empty-text = Aquí figurarán las entradas, de la más reciente a la más antigua, cada una con su fecha y un enlace.

## Roadmap: four half-years on one line. Its items are in roadmap.ftl.

road-title = Hoja de ruta { $roadmap-years }
road-note = Plazos tal como se publicaron. Que un plazo esté cerrado significa que su fecha ha pasado, no que se haya entregado todo lo que incluía.

## Questions: fourteen, opened one by one.

faq-title = Respuestas sin rodeos.
faq-lead = ¿Alguna otra duda? El equipo de soporte responde en unas { $support-reply_hours } horas.
faq-permalink = Enlace a esta respuesta

faq-q-01 = ¿Qué es RAA?
faq-a-01 = El token de utilidad de un protocolo que lee la emoción y la conducta en los mercados cripto. Con él pagas, haces staking y votas. Su emisión total es de { $tokenomics-supply } RAA. No es una participación en una empresa ni promete ingresos.

faq-q-02 = ¿Qué observa RAAdar?
faq-a-02 = Publicaciones públicas en redes sociales y actividad en la cadena de bloques, en paralelo. Busca miedo, codicia y FOMO, y te alerta cuando alguno de ellos se está formando. Una lectura describe un estado de ánimo. No predice un precio.

faq-q-03 = ¿Cómo se traza mi perfil de conducta?
faq-a-03 = A partir de las operaciones de un monedero: cuándo entra, con qué tamaño, con qué rapidez sale y qué ánimo tenía la multitud en ese momento. El patrón te muestra dónde se separan tus hábitos y tu plan.

faq-q-04 = ¿Qué es un agente personal de IA?
faq-a-04 = Un agente que opera según las reglas que fijaste en calma. También puedes copiar una plantilla hecha por otra persona: el { $tokenomics-creator_share } del pago es para su creador y el { $tokenomics-protocol_share }, para el protocolo. Aun así, un agente puede perder dinero, deprisa y mientras duermes.

faq-q-05 = ¿Necesito experiencia?
faq-a-05 = No. La app de aprendizaje empieza desde cero, con lecciones breves y repeticiones en las que no hay dinero en juego. Las misiones completadas dan RAA, así que puedes echar un vistazo antes de decidir si compras algo.

faq-q-06 = ¿Cuánto cuesta RAA?
faq-a-06 = La preventa empieza a { $presale-initial_price } USD y el precio sube { $presale-step_days ->
        [one] cada día
       *[other] cada { $presale-step_days } días
    }. El precio de listado previsto es de { $presale-listing_price } USD. El tamaño de cada subida no se ha publicado, y tras el listado el precio de mercado puede ser inferior al que pagaste.
faq-more-06 = Ver el calendario de precios

faq-q-07 = ¿Cómo compro?
faq-a-07 = Conecta un monedero, elige una red, introduce un importe y confirma. Según el proyecto, se tarda menos de { $presale-purchase_minutes } minutos. El mínimo es de unos { $presale-minimum_purchase } USD. Puedes pagar con ETH, BNB, SOL, USDT o USDC, o con tarjeta bancaria.

faq-q-08 = ¿Puedo pagar con tarjeta?
faq-a-08 = Sí, a través de un proveedor de pagos con tarjeta. Te pide un número de teléfono, un nombre y una dirección de facturación, los datos de la tarjeta y la dirección de un monedero en Base. Hasta { $presale-card_limit } USD no exige verificar la identidad.

faq-q-09 = ¿Cuándo puedo mover mis tokens?
faq-a-09 = Después del evento de generación de tokens (TGE). Hasta entonces están bloqueados y no se pueden mover. A partir del TGE se desbloquean en partes iguales a lo largo de { $presale-vesting_months } meses.
faq-more-09 = Ver el calendario de desbloqueo

faq-q-10 = ¿Qué es sRAA?
faq-a-10 = El token que representa el RAA en staking, { $staking-token-ratio }:{ $staking-token-ratio } con RAA y con { $staking-token-decimals } decimales. Los primeros compradores lo reciben de forma automática. Da un APY máximo del { $staking-apy } hasta el TGE (es un techo, no una promesa) y, tras el listado, se canjea por RAA más las recompensas.

faq-q-11 = ¿Cuánto se quema en las votaciones?
faq-a-11 = Hay dos cifras publicadas: hasta el { $conflicts-governance_burn-first } de las comisiones de voto según la tokenomía y el { $conflicts-governance_burn-second } según las preguntas frecuentes del propio proyecto. Mientras no se confirme una, calcula con la menor. El uso de agentes quema hasta el { $burns-agent_use }, cifra que solo dan las preguntas frecuentes.
faq-more-11 = Ver todo lo que se quema

faq-q-12 = ¿Cuánto pone en staking un validador?
faq-a-12 = Hay dos cifras publicadas: { $conflicts-validator_stake-first } RAA en la tokenomía y { $conflicts-validator_stake-second } RAA o más en la página de validadores. Antes de comprar, pregunta al equipo cuál se aplica. Hay, como máximo, { $validators-maximum } nodos.

faq-q-13 = ¿Cómo se pagan los referidos?
faq-a-13 = Cada mes, en USDT y en RAA, según el volumen generado: el { $referral-tiers-leader-reward } por encima de { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } de RAA, el { $referral-tiers-mentor-reward } por encima de { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") } y el { $referral-tiers-guru-reward } por encima de { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") }. Por debajo no consta ninguna recompensa. Cuando compartas un enlace, di que cobras por él.

faq-q-14 = ¿Cuáles son los riesgos?
faq-a-14 = El precio puede caer a cero. No hay fecha de lanzamiento confirmada, las normas pueden cambiar y el código puede fallar. Los rendimientos pueden bajar o cesar. Mientras todo eso ocurre, tus tokens están bloqueados. Paga solo lo que puedas permitirte perder.

## Use cases: three people, each before a reading and after.

case-title = El mismo día, sin leer y leído.
case-lead = Tres ejemplos ilustrativos. Las personas son inventadas y no se promete ningún resultado.
case-before = Antes
case-after = Después

case-retail-name = Operador particular
case-retail-before-title = Compra lo que tienen todos.
case-retail-before = Una moneda que apenas conoces sube por tercer día y el chat no calla. Compras más de lo que pensabas. El precio se da la vuelta; aguantas por orgullo y acabas vendiendo de noche, porque no puedes dormir.
case-retail-after-title = Deja pasar la avalancha.
case-retail-after = RAAdar muestra que la multitud se inclina hacia el FOMO y que tus últimas entradas se parecían a esta. La pausa que fijaste retiene la orden. Compras menos, o nada, y sabes por qué.
case-retail-uses = RAAdar y una pausa fijada por ti

case-pro-name = Operador profesional
case-pro-before-title = Arriesga más para recuperarse.
case-pro-before = El método aguanta casi todos los días. Tras una racha de pérdidas, doblas el tamaño de la posición y mueves un tope de pérdidas que habías escrito tú. Al caer la tarde se ha esfumado una buena semana, y en tu diario la culpa es del mercado.
case-pro-after-title = Mantiene el tamaño previsto.
case-pro-after = Tu perfil señala la operación en la que el tamaño se salió del plan. El agente respeta el límite que fijaste antes de la apertura. Algunos días sigues perdiendo. El tamaño de una pérdida se decide antes de la operación, y aun así puede ser mayor.
case-pro-uses = Perfil de conducta y agente personal

case-fund-name = Fondo
case-fund-before-title = Discute sobre el gráfico.
case-fund-before = La mesa se reúne cuando el movimiento ya ha pasado. Un analista ve pánico, otro ve valor, y los dos traen capturas de pantalla. La posición sigue a quien habla en último lugar, y nadie anota el motivo.
case-fund-after-title = Discute sobre una sola lectura.
case-fund-after = Todos parten de la misma medida de la multitud y de los monederos, dentro de los modelos de la propia mesa. Siguen sin ponerse de acuerdo, pero ahora sobre las mismas cifras, y el motivo de la operación queda por escrito.
case-fund-uses = API de emoción y conducta, tal como figura en la hoja de ruta

## Partners, news, video: quiet until the data has entries.

partners-title = Socios
partners-statement = Declaración de { $name }
partners-empty-title = Aún no se ha nombrado a ningún socio.
partners-empty-text = Aquí solo figurará un nombre si lleva un enlace al lugar donde el propio socio también lo dice.

news-title = En los medios
news-empty-title = Aún no hay artículos en la lista.
news-empty-text = Cada artículo figurará aquí con su medio, su fecha y un enlace al original.

video-title = Del ruido a la decisión.
video-caption = Dibujo: una multitud antes de una lectura y después.
video-watch = Ver en { $host }
video-length = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
video-note = El vídeo viene de otro sitio. No se carga nada de allí hasta que decides verlo.

## Closing call. Its sentence, buttons and risk line are in closing.ftl.

buy-title = Decide con calma.

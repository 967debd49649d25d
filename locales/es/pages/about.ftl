## Head of the document

meta-title = Qué es RAA: qué lee y a quién sirve
meta-description = Qué lee RAA, qué productos ofrece, para quién son y qué cifras declara el proyecto. Alto riesgo: puedes perder todo lo que pagues.
meta-keywords = RAA, qué es, inteligencia emocional, RAAdar, perfil de conducta, agentes de IA, alertas de FOMO, app de aprendizaje
meta-social-title = Una segunda opinión sobre el ánimo del mercado
meta-social-description = Alertas, perfiles de conducta, agentes y una app de aprendizaje, con lo que se sabe de cada cosa. Alto riesgo.

## Head of the page

start-title = Una segunda opinión sobre el ánimo del mercado
start-lead = RAA lee el miedo, la codicia y el FOMO en la multitud, en la blockchain y en tus propias operaciones. Te dice lo que ve con palabras claras, cuando aún puedes esperar.
start-action-label = Ver los productos

## What it reads: three columns

reads-title = Qué lee
reads-lead = Un gráfico muestra lo que pasó. Estas tres fuentes muestran lo que sentía la gente mientras pasaba.
reads-chain-title = La blockchain
reads-chain-text = Los movimientos entre monederos muestran quién compra tarde, quién vende pronto y quién mantiene sus tokens. Los registros son públicos.
reads-crowd-title = La multitud
reads-crowd-text = RAA analiza qué emoción transmiten las publicaciones y los canales. Cuando muchos cambian de tono a la vez, conviene saberlo, haga lo que haga después el precio.
reads-you-title = Tus operaciones
reads-you-text = Entraste con prisa, saliste por miedo o arriesgaste más tras una pérdida. Lo ves ordenado en forma de hábitos y decides qué hacer con ellos.

## Products: a table

products-title = Producto a producto
products-lead = La tabla muestra qué hace cada producto y qué se sabe de él. El mapa tecnológico indica para cuándo se planeó cada pieza.
products-columns-name = Producto
products-columns-text = Qué hace
products-columns-remark = Lo que se sabe
products-radar-name = RAAdar
products-radar-text = Alertas de FOMO, miedo y codicia. Te avisa cuando un estado de ánimo desata una avalancha, y en qué mercado.
products-radar-remark = Cifras declaradas: señales emocionales etiquetadas, { stats-signals-value }; precisión de las predicciones, { stats-accuracy-value }
products-profile-name = Perfil de conducta
products-profile-text = Muestra tus hábitos al operar: qué haces tras una ganancia, tras una pérdida y en medio de una multitud.
products-profile-remark = Perfiles de conducta de monederos: { stats-profiles-value }, cifra declarada
products-signals-name = Análisis de señales
products-signals-text = Compara la actividad en la blockchain con las publicaciones en redes y etiqueta ambas según la emoción.
products-signals-remark = Publicaciones indexadas: { stats-posts-value }, cifra declarada
products-agents-name = Agentes personales
products-agents-text = Agentes de IA que operan según las reglas que fijaste un día tranquilo y se detienen donde tú indicaste.
products-agents-remark = No se conoce ningún resultado. Un agente puede perder dinero, deprisa y mientras duermes.
products-app-name = App de aprendizaje
products-app-text = Lecciones breves, días de mercado revividos como un juego y misiones que dan RAA cuando las completas.
products-app-remark = Usuarios formados: { stats-users-value }, cifra declarada
products-market-name = Mercado de agentes
products-market-text = Copias la plantilla de un agente que hizo otra persona y pagas por ella a quien la creó.
products-market-remark = El { $tokenomics-creator_share } para el creador y el { $tokenomics-protocol_share } para el protocolo; a partir de { $tokenomics-micro_token_copies } copias activas, un microtoken propio
products-staking-name = Staking
products-staking-text = Quien compra en la preventa tiene su RAA en forma de sRAA, uno a uno y en staking desde el principio.
products-staking-remark = APY de hasta el { $staking-apy } hasta el evento de generación de tokens (TGE), no garantizado; tras el lanzamiento, la tasa la fija la DAO
products-validators-name = Nodos validadores
products-validators-text = Revisan plantillas de agentes, propuestas de desarrolladores y datos antes de que otros confíen en ellos.
products-validators-remark = Como máximo, { $validators-maximum } nodos; se les reserva el { $tokenomics-allocation-validators } de los tokens

## Who it is for: six audiences, two columns beside the heading

audiences-title = Para quién es
audiences-lead = Seis grupos usan la misma lectura de maneras distintas.
audiences-retail-title = Traders particulares
audiences-retail-text = Operas por la noche, con el móvil, frente a gente que lo hace todo el día. Un aviso antes de la orden te ayuda más que un gráfico después.
audiences-pro-title = Profesionales y cazadores de alpha
audiences-pro-text = Reúnes datos que otros no tienen. Los estados de ánimo etiquetados son una fuente, y un registro fiel de tus propios errores es otra.
audiences-funds-title = Fondos y mesas institucionales
audiences-funds-text = Tienes que justificar una posición ante alguien. Una sola medición de la multitud y de los monederos da a todos las mismas cifras para debatir. Las condiciones se acuerdan con el equipo de ventas.
audiences-funds-action-label = Ver los planes
audiences-investors-title = Inversores y capital riesgo
audiences-investors-text = Analizas el protocolo en sí: emisión, desbloqueo, comisiones quemadas. Todo ello se explica aquí, y lo que falta está señalado.
audiences-investors-action-label = Leer la tokenomía
audiences-builders-title = Creadores y desarrolladores
audiences-builders-text = Creas agentes o productos que necesitan medir el ánimo del mercado. Están previstos una API, un SDK y conjuntos de datos. El { $tokenomics-creator_share } de cada pago por una copia de tu plantilla es para ti.
audiences-builders-action-label = Abrir el mapa tecnológico
audiences-validators-title = Futuros validadores
audiences-validators-text = Quieres operar un nodo y responder de lo que aprueba. Empieza por las tareas y por las dos cifras del staking mínimo.
audiences-validators-action-label = Ver el programa

## Figures. They and the note below the heading are in claims.ftl.

figures-title = Qué cifras declara el proyecto

## Closing call. Its sentence, buttons and risk line are in closing.ftl.

buy-title = Primero lee, luego decide

## Head of the document

meta-title = Validadores de RAA: { $validators-maximum } nodos, tareas y staking
meta-description = Qué aprueban y revisan los validadores de RAA, qué reciben, cómo se llega a serlo y por qué el staking mínimo tiene dos cifras publicadas. Alto riesgo.
meta-keywords = RAA, validadores, nodo validador, staking mínimo, plantillas de agentes, dinero inteligente, participación en ingresos, preventa
meta-social-title = { $validators-maximum } nodos de guardia
meta-social-description = Las tareas de un validador de RAA, lo que da una plaza y las dos cifras publicadas del staking. Alto riesgo.

## Head of the page

hero-title = { $validators-maximum } nodos de guardia.
hero-lead = Los validadores deciden de qué pueden fiarse los demás: qué plantillas de agentes, qué propuestas, qué datos. A cambio participan en los ingresos del protocolo. El staking es en RAA, y RAA puede perder todo su valor.
hero-maximum = Nodos, como máximo
hero-maximum-value = { $validators-maximum }
hero-share = Reservado para ellos
hero-share-value = { $tokenomics-allocation-validators } de la emisión
hero-ring-open = Un grano por nodo. Todos se dibujan vacíos.
hero-ring-taken = Un grano por nodo. Llenos: { $taken }.

## The stake. The panel itself is in validators.ftl.

stake-title = El staking tiene dos cifras.
stake-lead = El mínimo que un validador debe tener en staking se publicó dos veces, con cifras distintas. Ninguna se ha confirmado frente a la otra.
stake-confirmed = Staking mínimo

## Duties: a table

duties-title = Qué hace un validador.
duties-lead = El trabajo consiste en juzgar. Detrás de cada aprobación hay alguien que se fiará de ella.
duties-name = Qué llega
duties-task = Qué hace el nodo
duties-for = Quién se fía
duties-templates = Plantillas de agentes
duties-templates-text = Selecciona lo que entra en el mercado de agentes y aprueba cada plantilla antes de que se pueda copiar.
duties-templates-for = Quien copia un agente
duties-submissions = Propuestas de desarrollo
duties-submissions-text = Examina lo que presentan los desarrolladores y decide si lo aprueba.
duties-submissions-for = Desarrolladores y sus usuarios
duties-index = Líderes y datos alfa
duties-index-text = Indexa qué líderes de opinión hablan alto en el mercado y qué dijeron, para que una afirmación se pueda seguir hasta su origen.
duties-index-for = Suscriptores de datos alfa
duties-flows = Dinero inteligente
duties-flows-text = Valida que un movimiento de monederos muy observados sea lo que parece antes de que cuente como señal.
duties-flows-for = Quien actúa según una lectura

## What they get: three columns

rewards-title = Qué recibe un validador.
rewards-lead = Tal como se publicó. No consta ninguna cantidad, así que aquí no se promete ninguna.
rewards-revenue = Parte de los ingresos
rewards-revenue-text = Los validadores participan en lo que ingresa el protocolo.
rewards-priority = Prioridad
rewards-priority-text = Los validadores tienen prioridad.
rewards-allocation = Una asignación
rewards-allocation-text = El { $tokenomics-allocation-validators } de la emisión se reserva para los validadores, entre { $validators-maximum } nodos.

## Becoming one: numbered steps

steps-title = Cómo se llega a serlo.
steps-lead = En el orden publicado, la compra va antes que la verificación. No te asegura una plaza.
steps-buy = Compra en la preventa
steps-buy-text = Antes, pregunta cuál de las dos cifras de staking se aplica. Lo que compras queda bloqueado hasta el TGE, llegues o no a ser validador.
steps-contact = Contacta con el equipo
steps-contact-text = Di que quieres operar un nodo.
steps-verify = Supera la verificación
steps-verify-text = El equipo te verifica.
steps-receive = Recibe tu asignación
steps-receive-text = Se te asigna RAA de la parte reservada para validadores.

## Contact

contact-title = Pregunta antes de comprar.
contact-text = { $support-reply_hours ->
    [one] Soporte responde en cerca de { $support-reply_hours } hora. Pregunta qué staking se aplica y si queda alguna plaza libre.
   *[other] Soporte responde en unas { $support-reply_hours } horas. Pregunta qué staking se aplica y si queda alguna plaza libre.
}

## Closing call. Its sentence, main button and risk line are in closing.ftl.

buy-title = La tarea, y luego la plaza.
buy-tokenomics = Ver la tokenomía

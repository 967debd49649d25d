meta-title = Términos y aviso legal del sitio de RAA
meta-description = Qué aceptas al usar este sitio, cuáles son las condiciones de la preventa y qué no se indica: titular, ley aplicable y tribunal competente.
meta-keywords = RAA, términos de uso, aviso legal, condiciones de la preventa, sRAA, condiciones de referidos, responsabilidad
meta-social-title = Los términos del sitio de RAA, con palabras claras
meta-social-description = Qué es este sitio, qué no es, cómo funciona la preventa y qué queda por aclarar. Alto riesgo: puedes perder todo lo que pagues.

## Introduction

lead = Estos términos dicen qué es este sitio, qué puedes esperar de él y qué no. Cuando falta un dato, lo indican.

## What the terms cover. Heads of parts: at most 34 characters.

scope-title = Ámbito de estos términos
scope-1 = Se aplican a este sitio en todos sus idiomas: a las páginas sobre el protocolo y su token RAA, a las páginas de la plataforma para staking y referidos, y a cualquier panel de compra que aparezca en ellas. Al usar el sitio, los aceptas. Si no los aceptas, no lo uses.
scope-2 = No sustituyen a los términos de terceros. Tu monedero, las redes, el proveedor de pagos con tarjeta y cada sitio al que lleva un enlace tienen los suyos, y esos son los que rigen entre ellos y tú. Un plan de pago, o un acuerdo con una institución, puede incluir condiciones adicionales, que se muestran antes de contratar.

## The operator

operator-title = Quién gestiona este sitio
operator-1 = Este sitio no indica todavía el nombre, la forma jurídica ni el domicilio del titular, y tampoco una dirección de correo electrónico ni un número de teléfono. Mientras no los indique, ten en cuenta que quizá no sepas contra quién dirigir una reclamación.
operator-2 = En estos términos, «el proyecto» y «nosotros» designan a quien gestiona el sitio y presenta el protocolo. «Tú» designa a la persona que lo usa. La página de soporte explica cómo se atienden las consultas. Cuando soporte tenga una dirección, una respuesta tardará normalmente unas { $support-reply_hours } horas, pero ese plazo no es vinculante.

## Use

use-title = Quién puede usarlo y cómo
use-1 = Puedes usar el sitio si eres mayor de edad en el lugar donde vives, actúas en tu propio nombre o en el de alguien a quien puedes representar legalmente y no tienes prohibido operar con criptoactivos por ley, por sanciones o por decisión judicial. Te corresponde a ti averiguar si puedes hacerlo. El sitio no lo comprueba.
use-2 = No puedes usarlo para infringir una ley, ocultar la procedencia de dinero, hacerte pasar por otra persona, difundir una copia del sitio, buscarle puntos débiles o sobrecargarlo, ni para anunciar RAA de un modo que oculte el riesgo. Si se incumplen estos términos, el acceso puede denegarse o retirarse.

## No advice

advice-title = Información, no asesoramiento
advice-1 = Todo lo que aparece aquí es información promocional. No es una oferta, ni un folleto, ni asesoramiento en materia de inversión, jurídico o fiscal. Nadie ha examinado tus circunstancias. Una lectura o una alerta describe un estado de ánimo y un agente sigue reglas: nada de eso es una recomendación de operar.
advice-2 = Las cifras señaladas como declaradas, como los usuarios formados o la precisión de las predicciones, proceden del proyecto y no se han verificado de forma independiente. Las cifras señaladas como ejemplo solo muestran el diseño. Donde el proyecto ha dado dos cifras sobre un mismo dato, se muestran ambas, y ninguna está confirmada hasta que el sitio lo diga.

## The presale

presale-title = La preventa
presale-1 =
    La preventa empieza a { $presale-initial_price } USD por RAA. El precio sube { $presale-step_days ->
        [one] cada día
       *[other] cada { $presale-step_days } días
    }, pero no se indica la cuantía de cada subida. El objetivo de recaudación es de { NUMBER($presale-raise_target, notation: "compact", compactDisplay: "long") } de USD y el listado está previsto a { $presale-listing_price } USD. La compra mínima es de unos { $presale-minimum_purchase } USD.
presale-2 = Salvo que el proveedor de pagos dé un precio, la cantidad de RAA que muestra el panel de compra es una estimación. Una compra no da derecho a un listado, a un precio determinado ni a una fecha determinada. El sitio no indica condiciones de reembolso. Una compra confirmada por una red no se puede revertir; conservas los derechos que la ley de tu país te reconoce y de los que ningún contrato puede privarte.

## Payment

payment-title = El pago
payment-1 = RAA se vende en Ethereum, BNB Chain, Base y Solana. Puedes pagar con ETH, BNB, SOL, USDT o USDC, o con tarjeta bancaria a través de un proveedor de pagos con tarjeta. Mientras no haya ningún proveedor de pagos configurado en este sitio, aquí no se puede comprar nada, y el panel de compra lo indica.
payment-2 = Con tarjeta no se exige verificar la identidad hasta { $presale-card_limit } USD. El proveedor pide un número de teléfono, un nombre y una dirección de facturación, los datos de la tarjeta y la dirección de un monedero en Base. El proveedor decide si te acepta según sus propios términos. Las comisiones de la red y del proveedor corren de tu cuenta. Comprueba la red, el importe y la dirección antes de confirmar: los tokens enviados a una dirección equivocada no se pueden recuperar.

## Lock and claim. A sentence about the token generation event (tge-… in token.ftl) follows the first paragraph.

lock-title = sRAA, bloqueo y canje
lock-1 = Lo que compras queda bloqueado y no se puede transferir hasta el evento de generación de tokens (TGE). A partir de entonces se puede canjear en partes iguales a lo largo de { $presale-vesting_months } meses.
lock-2 = Quien compra en la preventa recibe sRAA, ya en staking, { $staking-token-ratio }:{ $staking-token-ratio } con RAA. Da como máximo un { $staking-apy } anual hasta el TGE, y esa tasa no está garantizada. Tras el listado, sRAA se canjea por RAA más las recompensas. Canjear tokens repartidos en varias rondas de desbloqueo exige varias transacciones firmadas, y la red te cobra por cada una. El rendimiento tras el lanzamiento es dinámico y lo fija la DAO.

## Readings, agents, plans

products-title = Lecturas, agentes y planes
products-1 = Las lecturas, los perfiles y los agentes son herramientas. Pueden llegar tarde, ser erróneos o no estar disponibles, y un agente puede perder dinero, deprisa y mientras duermes. Tú fijas sus límites, y lo que hace dentro de ellos se hace en tu nombre.
products-2 = Quien ofrece una plantilla de agente recibe el { $tokenomics-creator_share } de los pagos por sus copias, y el protocolo, el { $tokenomics-protocol_share }. El creador responde de la plantilla y debe tener derecho a ofrecerla. A los planes de pago se accede mediante una whitelist. Donde no se indica un precio, no hay ninguno acordado. Los planes Institutional y Enterprise se acuerdan con el equipo de ventas.

## Referral

referral-title = Enlaces de referido
referral-1 = Quien comparte un enlace de referido cobra por él cada mes, en USDT y en RAA: el { $referral-tiers-leader-reward } en cada moneda si el volumen supera { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } de RAA, el { $referral-tiers-mentor-reward } por encima de { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") } y el { $referral-tiers-guru-reward } por encima de { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") }. No se indica sobre qué base se calcula el porcentaje. Para Beginner no consta ninguna recompensa. Tampoco se indican el día de pago ni la forma de cobro.
referral-2 = Si compartes un enlace, di que cobras por él y que el token es de alto riesgo. No prometas ganancias ni envíes mensajes no deseados. Que puedas o no anunciar criptoactivos depende de las normas del lugar donde vives y de donde viven quienes te leen.

## Content and links

content-title = Contenido, nombres y enlaces
content-1 = Los textos, los dibujos y el software del sitio pertenecen a sus autores. Puedes leerlos, imprimirlos y citarlos indicando la fuente. Los nombres y las marcas de redes, monedas, monederos y otros productos pertenecen a sus titulares; que aparezcan aquí no significa que esos titulares respalden RAA.
content-2 = Los enlaces llevan a sitios gestionados por terceros. Se ofrecen por comodidad, y su contenido no se revisa de forma continua. Antes de instalar un monedero o de introducir un dato en otro sitio, asegúrate de que la dirección es la del propio desarrollador.

## Liability

liability-title = Sin garantías
liability-1 = El sitio se ofrece tal cual y según su disponibilidad. Nadie promete que carezca de errores, que sea siempre accesible, que sirva para lo que tienes en mente ni que se cumpla un plan del mapa tecnológico. Operar con criptoactivos es decisión tuya y corre por tu cuenta y riesgo.
liability-2 = En la medida en que lo permita la ley que te sea aplicable, el proyecto no responde de caídas del precio, claves perdidas, direcciones equivocadas, fallos de redes, monederos o proveedores, actos de agentes ni ganancias que hayas dejado de obtener. Nada de lo dispuesto en estos términos limita una responsabilidad que no pueda limitarse, como la que nace del dolo, ni te priva de un derecho que la ley reconozca a los consumidores.

## Changes and disputes

changes-title = Cambios y controversias
changes-1 = Estos términos pueden cambiar. La fecha que figura al principio indica cuándo cambiaron por última vez, y a cada acto tuyo se le aplica la versión que figuraba aquí en ese momento. Existen en varios idiomas. Si las traducciones difieren, lee el texto en inglés y pregunta antes de fiarte de cualquiera de las versiones.
changes-2 = Estos términos no indican qué ley los rige ni qué tribunal u organismo resuelve una controversia. Las normas que te protegen en el lugar donde vives se aplican en todo caso, en la medida en que no puedan excluirse. Si una parte de estos términos no es válida, las demás siguen siéndolo. Antes de acudir a nadie más, expón el asunto a soporte por escrito, en cuanto este sitio indique una dirección para ello.

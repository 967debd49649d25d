meta-title = La tokenomía de RAA en palabras: todas las cifras
meta-description = Emisión, reparto, desbloqueo, preventa, staking, quemas, planes, validadores y referidos en texto corrido, con ambas cifras donde hay dos publicadas.
meta-keywords = RAA, tokenomía, emisión, reparto, desbloqueo progresivo, sRAA, staking, quema, validadores, referidos
meta-social-title = La tokenomía de RAA, en palabras
meta-social-description = Todas las cifras publicadas sobre el token en una página, y cada hueco, llamado hueco.

## Introduction

lead = Todo lo que se ha publicado sobre el token, en palabras y en tablas sencillas: para leerlo despacio, imprimirlo o buscar en él. Las cifras son del propio proyecto. Donde falta una, el texto lo dice; donde hay dos publicadas, aquí están ambas.

## Supply and use. Heads of parts: at most 34 characters.

supply-part-title = Emisión y uso
supply-1 = La emisión total es de { $tokenomics-supply } RAA. RAA es un token de utilidad: con él pagas planes, lecturas, agentes y datos, haces staking y votas. De la mayoría de las comisiones se quema una parte, lo que retira esos tokens de la emisión para siempre.
supply-2 = El token se vende en { $chains-count } redes: Ethereum, BNB Chain, Base y Solana. Un token no tiene un valor garantizado, y que sirva para algo no promete que haya demanda.

## Allocation: a paragraph, a table, a paragraph

allocation-title = Reparto
allocation-1 = La emisión se reserva para siete grupos. Los porcentajes suman el total; las cantidades se deducen de los porcentajes y de la emisión total.
allocation-caption = Para quién se reserva la emisión
allocation-2 = Los validadores reparten su parte entre { $validators-maximum } nodos. La tesorería está bajo el control de la DAO.

## Release

release-title = Desbloqueo
release-1 =
    { $tokenomics-team_cliff ->
        [one] Los tokens comprados en la preventa están bloqueados y no se pueden transferir hasta el evento de generación de tokens (TGE). A partir del TGE se pueden reclamar, en partes iguales, a lo largo de { $presale-vesting_months } meses. El equipo y los asesores esperan una carencia de { $tokenomics-team_cliff } año y después reciben sus tokens a lo largo de { $tokenomics-team_vesting } meses. Los socios estratégicos tienen un bloqueo de { $tokenomics-partners_lock } meses y después reciben los suyos a lo largo de { $tokenomics-partners_vesting } meses.
       *[other] Los tokens comprados en la preventa están bloqueados y no se pueden transferir hasta el evento de generación de tokens (TGE). A partir del TGE se pueden reclamar, en partes iguales, a lo largo de { $presale-vesting_months } meses. El equipo y los asesores esperan una carencia de { $tokenomics-team_cliff } años y después reciben sus tokens a lo largo de { $tokenomics-team_vesting } meses. Los socios estratégicos tienen un bloqueo de { $tokenomics-partners_lock } meses y después reciben los suyos a lo largo de { $tokenomics-partners_vesting } meses.
    }

## Presale: a paragraph, a list of facts, a paragraph

presale-title = Preventa y precio
presale-1 = La preventa abre a { $presale-initial_price } USD. El precio sube { $presale-step_days ->
        [one] cada día
       *[other] cada { $presale-step_days } días
    }; el tamaño de cada subida no se ha publicado, así que aquí no se puede calcular ningún precio entre el primero y el último. El listado está previsto a { $presale-listing_price } USD, junto con el TGE. Un precio previsto no es un precio de mercado y, tras el listado, RAA puede valer menos de lo que pagaste.
presale-step = El precio sube
presale-step-value =
    { $presale-step_days ->
        [one] cada { $presale-step_days } día
       *[other] cada { $presale-step_days } días
    }
presale-minimum = Compra mínima
presale-minimum-value = unos { $presale-minimum_purchase } USD
presale-2 = Puedes pagar con ETH, BNB, SOL, USDT o USDC, o con tarjeta bancaria a través de un proveedor de pagos con tarjeta. Con tarjeta no se exige verificar la identidad hasta { $presale-card_limit } USD, y los tokens llegan a Base. Según el proyecto, una compra tarda menos de { $presale-purchase_minutes } minutos.

## Staking: a paragraph, a list of facts, two paragraphs

staking-part-title = Staking y sRAA
staking-1 = Los primeros compradores reciben sRAA en lugar de RAA: un token en staking, { $staking-token-ratio }:{ $staking-token-ratio } con RAA, con { $staking-token-decimals } decimales y el símbolo sRAA. El staking se hace por ellos de forma automática y da recompensas hasta el TGE. Tras el listado se canjea por RAA más las recompensas. Hasta entonces, el canje permanece bloqueado.
staking-2 = El { $staking-apy } anual es la tasa más alta, no la esperada. No está garantizada y termina con el TGE.
staking-3 = Hay cuatro niveles: Contributor, Enhanced, Advanced y Core. No se han publicado su staking mínimo ni sus ventajas, y tampoco la penalización por retirada anticipada. La calculadora de la página de tokenomía usa la tasa más alta publicada, y lo dice. Aún no se ha publicado ninguna dirección del contrato de sRAA.

## Burned fees: a paragraph, a table, a panel

burns-title = Qué se quema
burns-1 = De la mayoría de las comisiones se quema una parte. Cuánto depende de la comisión; unas cifras se han publicado como intervalo y otras como techo.
burns-caption = Parte que se quema de cada comisión
burns-fee = Comisión
burns-share = Se quema
burns-agent-use = Uso de agentes (solo en las FAQ)

## Who is paid

fees-part-title = Quién cobra
fees-1 = Cuando alguien copia un agente, el { $tokenomics-creator_share } del pago es para el creador de la plantilla y el { $tokenomics-protocol_share }, para el protocolo. Por separado, se publica que de la copia de plantillas se quema el { $burns-copies }. No consta qué relación hay entre ambos datos, así que no deben sumarse.
fees-2 = Un agente con { $tokenomics-micro_token_copies } copias activas o más puede lanzar su propio microtoken. Cuando se negocian tokens de agentes en mercados descentralizados, se quema entre el { NUMBER($burns-trades-low, style: "decimal") } y el { $burns-trades-high } de la operación.
fees-3 = Los pagos en moneda de curso legal se cambian a RAA de forma automática, con un margen de entre el { NUMBER($tokenomics-swap_margin-low, style: "decimal") } y el { $tokenomics-swap_margin-high }. El margen es un coste, no una quema.

## Plans: a paragraph, a table, a paragraph

plans-title = Planes y descuentos
plans-1 = Hay cinco planes de suscripción. Pagado en RAA, un plan cuesta entre un { NUMBER($plans-token_discount-low, style: "decimal") } y un { $plans-token_discount-high } menos; no se ha publicado qué descuento de ese intervalo corresponde a cada plan. PRO descuenta un { $plans-pro-alpha_discount } en los datos alfa y Premium, un { $plans-premium-alpha_discount }.
plans-caption = Los cinco planes, tal como se publicaron
plans-plan = Plan
plans-start = Start, también llamado Starter
plans-2 = Institutional tiene un precio alternativo en el token; el precio de Enterprise es a medida. Ambos se acuerdan con el equipo de ventas. Los planes de pago se abren mediante una lista blanca.

## Validators: two paragraphs; a panel with two readings of the minimum stake follows (validators.ftl)

validators-title = Validadores
validators-1 = Hay, como máximo, { $validators-maximum } nodos validadores, y para ellos se reserva el { $tokenomics-allocation-validators } de la emisión. Los validadores seleccionan y aprueban plantillas de agentes, aprueban propuestas de desarrollo, indexan datos de líderes de opinión y datos alfa, y validan los flujos del dinero inteligente. A cambio participan en los ingresos del protocolo y tienen prioridad. El tamaño de esa participación no se ha publicado.
validators-2 = Para serlo, compras en la preventa, contactas con el equipo, superas la verificación y recibes tu asignación.

## Referral: a paragraph, a table, a paragraph

referral-title = Referidos
referral-1 = Quien comparte un enlace personal recibe cada mes una recompensa, en USDT y en RAA, según el volumen que llega por él. Los niveles suben con el volumen.
referral-caption = Niveles de referidos
referral-tier = Nivel
referral-turnover = Volumen mayor de
referral-reward = Recompensa al mes
referral-leader-turnover = { $referral-tiers-leader-turnover } RAA
referral-mentor-turnover = { $referral-tiers-mentor-turnover } RAA
referral-guru-turnover = { $referral-tiers-guru-turnover } RAA
referral-2 = Las recompensas mensuales empiezan en Leader. Cuando compartas, di lo que es: un token de alto riesgo y un enlace por el que cobras.

## Open points: a paragraph and a list

open-title = Qué sigue abierto

meta-title = La tokenomía de RAA en detalle: todas las cifras
meta-description = Emisión, reparto, desbloqueo, preventa, staking, quemas, planes, validadores y referidos en texto corrido, con ambas cifras donde hay dos.
meta-keywords = RAA, tokenomía, emisión, reparto, desbloqueo progresivo, sRAA, staking, quema, validadores, referidos
meta-social-title = La tokenomía de RAA, en detalle
meta-social-description = Todas las cifras sobre el token en una página, y lo que falta, señalado.

## Introduction

lead = Todo lo que el proyecto dice sobre el token, en texto y en tablas sencillas que puedes leer, imprimir y consultar. Las cifras son del propio proyecto. Si falta una, el texto lo dice. Si hay dos, aparecen ambas.

## Supply and use. Heads of parts: at most 34 characters.

supply-title = Emisión y uso
supply-1 = La emisión total es de { $tokenomics-supply } RAA. RAA es un token de utilidad: sirve para pagar planes, lecturas, agentes y datos, hacer staking y votar. De la mayoría de las comisiones se quema una parte, y esos tokens desaparecen para siempre.
supply-2 = El token se vende en { $chains-count } redes: Ethereum, BNB Chain, Base y Solana. No se garantiza su valor ni que haya demanda.

## Allocation: a paragraph, a table, a paragraph

allocation-title = Reparto
allocation-1 = Los tokens se reservan para siete grupos. Los porcentajes suman el total, y las cantidades se deducen de los porcentajes y de la emisión total.
allocation-caption = Para quién se reservan los tokens
allocation-2 = La parte de los validadores se reparte entre { $validators-maximum } nodos. La tesorería está bajo el control de la DAO.

## Release

release-title = Desbloqueo
release-1 =
    { $tokenomics-team_cliff ->
        [one] Los tokens comprados en la preventa están bloqueados y no se pueden transferir hasta el evento de generación de tokens (TGE). A partir del TGE se pueden canjear, en partes iguales, a lo largo de { $presale-vesting_months } meses. El equipo y los asesores tienen una carencia de { $tokenomics-team_cliff } año y después reciben sus tokens a lo largo de { $tokenomics-team_vesting } meses. Los socios estratégicos tienen un bloqueo de { $tokenomics-partners_lock } meses y después reciben los suyos a lo largo de { $tokenomics-partners_vesting } meses.
       *[other] Los tokens comprados en la preventa están bloqueados y no se pueden transferir hasta el evento de generación de tokens (TGE). A partir del TGE se pueden canjear, en partes iguales, a lo largo de { $presale-vesting_months } meses. El equipo y los asesores tienen una carencia de { $tokenomics-team_cliff } años y después reciben sus tokens a lo largo de { $tokenomics-team_vesting } meses. Los socios estratégicos tienen un bloqueo de { $tokenomics-partners_lock } meses y después reciben los suyos a lo largo de { $tokenomics-partners_vesting } meses.
    }

## Presale: a paragraph, a list of facts, a paragraph

presale-title = Preventa y precio
presale-1 =
    Según las condiciones, la preventa abre a { $presale-initial_price } USD. El precio sube { $presale-step_days ->
        [one] cada día
       *[other] cada { $presale-step_days } días
    }. La cuantía de cada subida no se conoce, así que aquí no se puede calcular ningún precio entre el primero y el último. El listado está previsto a { $presale-listing_price } USD, junto con el TGE. Tras el listado, el precio lo fija el mercado, y RAA puede valer menos de lo que pagaste.
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

staking-title = Staking y sRAA
staking-1 = Quien compra en la preventa recibe sRAA en lugar de RAA: un token en staking, { $staking-token-ratio }:{ $staking-token-ratio } con RAA, con { $staking-token-decimals } decimales y el símbolo sRAA. Entra en staking de forma automática y da recompensas hasta el TGE. Tras el listado se canjea por RAA más las recompensas. Hasta entonces, el canje permanece bloqueado.
staking-2 = El { $staking-apy } anual es un límite máximo. La tasa puede ser menor, no está garantizada y termina con el TGE.
staking-3 = Hay cuatro niveles: Contributor, Enhanced, Advanced y Core. Quedan por aclarar su staking mínimo y sus ventajas, y también la penalización por retirada anticipada. La calculadora de la página de tokenomía usa la tasa más alta y así lo indica. Aún no se conoce ninguna dirección del contrato de sRAA.

## Burned fees: a paragraph, a table, a panel

burns-title = Qué se quema
burns-1 = De la mayoría de las comisiones se quema una parte, distinta según la comisión. En unas es fija y en otras, un intervalo o un máximo.
burns-caption = Parte que se quema de cada comisión
burns-fee = Comisión
burns-share = Se quema
burns-agent-use = Uso de agentes (según las FAQ)

## Who is paid

fees-title = Quién cobra
fees-1 = Cuando alguien copia un agente, el { $tokenomics-creator_share } del pago es para el creador de la plantilla y el { $tokenomics-protocol_share }, para el protocolo. Por otra parte, se quema el { $burns-copies } del pago por una copia. No se indica qué relación hay entre ambos datos, así que no deben sumarse.
fees-2 = Un agente con { $tokenomics-micro_token_copies } copias activas o más puede lanzar su propio microtoken. Cuando se negocian tokens de agentes en exchanges descentralizados, se quema entre el { NUMBER($burns-trades-low, style: "decimal") } y el { $burns-trades-high } de la operación.
fees-3 = Los pagos en moneda tradicional se cambian a RAA de forma automática, con un margen de entre el { NUMBER($tokenomics-swap_margin-low, style: "decimal") } y el { $tokenomics-swap_margin-high }. El margen es un coste aparte y no forma parte de las quemas.

## Plans: a paragraph, a table, a paragraph

plans-title = Planes y descuentos
plans-1 = Hay cinco planes de suscripción. Pagado en RAA, un plan cuesta entre un { NUMBER($plans-token_discount-low, style: "decimal") } y un { $plans-token_discount-high } menos. Queda por aclarar qué descuento de ese intervalo corresponde a cada plan. PRO descuenta un { $plans-pro-alpha_discount } en los datos alpha y Premium, un { $plans-premium-alpha_discount }.
plans-caption = Los cinco planes y sus condiciones
plans-plan = Plan
plans-start = Start, también llamado Starter
plans-2 = Institutional tiene un precio alternativo en RAA, y el precio de Enterprise es a medida. Ambos se acuerdan con el equipo de ventas. A los planes de pago se accede mediante una whitelist.

## Validators: two paragraphs; a panel with two readings of the minimum stake follows (validators.ftl)

validators-title = Validadores
validators-1 = Hay, como máximo, { $validators-maximum } nodos validadores, y para ellos se reserva el { $tokenomics-allocation-validators } de los tokens. Los validadores seleccionan y aprueban plantillas de agentes, aprueban propuestas de desarrolladores, indexan datos de influencers y datos alpha, y validan los flujos del smart money. A cambio participan en los ingresos del protocolo y tienen prioridad. El tamaño de esa participación queda por aclarar.
validators-2 = Para ser validador, compras en la preventa, contactas con el equipo, superas la verificación y recibes tu asignación.

## Referral: a paragraph, a table, a paragraph

referral-title = Referidos
referral-1 = Quien comparte un enlace personal recibe cada mes una recompensa según el volumen que llega por él. El porcentaje de cada nivel se aplica a cada una de las dos monedas, USDT y RAA. Los niveles suben con el volumen. Queda por aclarar sobre qué base se calcula el porcentaje. Tampoco se indican el día de pago ni la forma de cobro.
referral-caption = Niveles de referidos
referral-tier = Nivel
referral-turnover = Volumen superior a
referral-reward = Recompensa al mes
referral-leader-turnover = { $referral-tiers-leader-turnover } RAA
referral-mentor-turnover = { $referral-tiers-mentor-turnover } RAA
referral-guru-turnover = { $referral-tiers-guru-turnover } RAA
referral-2 = Las recompensas mensuales empiezan en Leader. Cuando compartas el enlace, di que se trata de un token de alto riesgo y que cobras por él.

## Open points: a paragraph and a list

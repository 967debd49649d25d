meta-title = Tokenomía de RAA: emisión, desbloqueo, precio y quema
meta-description = Cómo se reparte RAA, cuándo se desbloquea cada grupo, cuánto cuesta la preventa, qué comisiones se queman y qué queda por aclarar.
meta-keywords = RAA, tokenomía, reparto, desbloqueo progresivo, preventa, staking, quema de tokens, sRAA
meta-social-title = La tokenomía de RAA, punto por punto
meta-social-description = Todos los tokens en una imagen: para quién se reservan, cuándo se desbloquean y qué queda por aclarar.

## Main block

supply-title = Todos los tokens,<br>punto por punto
supply-lead = Cada punto equivale a { $dot } RAA. El color indica para qué grupo se reserva.
supply-networks-label = Redes
supply-networks-value = { $chains-count }
supply-key-label = Del centro hacia fuera
supply-picture = Los tokens como una espiral de puntos, coloreada por grupos del centro hacia fuera. Los porcentajes están en la tabla del reparto.

## Allocation

allocation-title = Reparto
allocation-lead = La tabla muestra para quién se reservan los tokens y, si se sabe, cómo se desbloquea cada parte.
allocation-total-label = emisión total

## Plans

plans-title = Planes
plans-lead = Si pagas en RAA, un plan cuesta entre un { NUMBER($plans-token_discount-low, style: "decimal") } y un { $plans-token_discount-high } menos. Institutional y Enterprise se acuerdan con el equipo de ventas.
plans-start-description = Para tus primeras lecturas.
plans-pro-description = Para quien opera cada semana.
plans-premium-description = Para quien opera cada día.
plans-institutional-description = Para mesas de operaciones y fondos.
plans-enterprise-description = Para plataformas con condiciones propias.

## Staking tiers and terms

staking-title = Red de staking
staking-lead = Hay cuatro niveles. Queda por aclarar qué exige y qué ofrece cada uno.
staking-minimum = Staking mínimo
staking-benefits = Ventajas
staking-calculator-title = Staking y recompensa
staking-calculator-lead = Es una estimación aproximada con la tasa de la preventa. Tras el lanzamiento, la tasa es dinámica y la fija la DAO.
staking-terms-title = Las condiciones del staking

## Burned fees

fees-title = Qué se quema
fees-lead = Cada cifra es la parte de una comisión que se retira de circulación. La barra muestra el intervalo.

## Release: when tokens unlock, and the price

release-title = Cuándo se desbloquean los tokens
release-lead = Los meses se cuentan desde el evento de generación de tokens (TGE). Hasta entonces, no se desbloquea nada.
release-unlock-title = Calendarios de desbloqueo
release-unlock-share = Parte del grupo ya desbloqueada
release-unlock-months = Meses tras el TGE
release-unlock-picture = Tres líneas suben desde cero hasta completar la parte de su grupo. La tabla siguiente recoge el mismo calendario.
release-unlock-columns-group = Grupo
release-unlock-columns-locked = Bloqueo
release-unlock-columns-period = Se desbloquea en
release-unlock-columns-complete = Desbloqueo completo
release-unlock-presale-locked = Hasta el TGE
release-unlock-presale-period =
    { $presale-vesting_months ->
        [one] { $presale-vesting_months } mes, lineal
       *[other] { $presale-vesting_months } meses, lineal
    }
release-unlock-partners-locked =
    { $tokenomics-partners_lock ->
        [one] { $tokenomics-partners_lock } mes tras el TGE
       *[other] { $tokenomics-partners_lock } meses tras el TGE
    }
release-unlock-partners-period =
    { $tokenomics-partners_vesting ->
        [one] { $tokenomics-partners_vesting } mes
       *[other] { $tokenomics-partners_vesting } meses
    }
release-unlock-team-locked =
    { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } año tras el TGE
       *[other] { $tokenomics-team_cliff } años tras el TGE
    }
release-unlock-team-period =
    { $tokenomics-team_vesting ->
        [one] { $tokenomics-team_vesting } mes
       *[other] { $tokenomics-team_vesting } meses
    }
release-month = Mes { $month }
release-unlock-none-title = Para estos grupos el proyecto no indica calendario
release-price-title = Cuánto pagas y cuándo
release-price-lead =
    { $presale-step_days ->
        [one] Según las condiciones, la preventa abre a { $presale-initial_price } USD y el precio sube cada día. El listado está previsto a { $presale-listing_price } USD.
       *[other] Según las condiciones, la preventa abre a { $presale-initial_price } USD y el precio sube cada { $presale-step_days } días. El listado está previsto a { $presale-listing_price } USD.
    }
release-price-note = La cuantía de cada subida no se conoce, así que aquí no se puede calcular el precio de un día concreto.
release-price-picture = Barras que suben de { $presale-initial_price } USD en la apertura a { $presale-listing_price } USD en el listado. Las alturas intermedias no se conocen.
release-price-opening = Apertura, USD
release-price-step =
    { $presale-step_days ->
        [one] una subida al día, cuantía desconocida
       *[other] una subida cada { $presale-step_days } días, cuantía desconocida
    }
release-price-listing = Listado, USD

## Networks

chains-title = Redes
chains-lead = Según el proyecto, RAA está desplegado en { $chains-count } redes. sRAA tiene { $staking-token-decimals } decimales en todas.
chains-unknown = Aún no se conoce ninguna dirección de contrato, así que no se puede comprobar.
chains-card = Compras con tarjeta

## Sustainable model

model-title = Cómo circula el valor
model-lead = Aquí ves el recorrido tal como lo describe el proyecto y, después, los porcentajes que indica.
model-pay-text = Los usuarios pagan por lecturas, agentes y datos
model-burn-text = Se quema parte de la mayoría de las comisiones
model-create-text = El creador recibe el { $tokenomics-creator_share } del pago por cada copia
model-validate-text = Los validadores participan en los ingresos del protocolo
model-govern-text = La DAO decide sobre el rendimiento y la tesorería
model-split-title = Una copia, un pago
model-split-creator = Creador de la plantilla
model-split-creator-value = { $tokenomics-creator_share }
model-split-protocol = Protocolo
model-split-protocol-value = { $tokenomics-protocol_share }
model-split-note = A partir de { $tokenomics-micro_token_copies } copias activas, un agente puede lanzar su propio microtoken.
model-rate-title = La tasa de staking
model-rate-before = Hasta el TGE
model-rate-before-value = APY de hasta el { $staking-apy }
model-rate-after = Tras el lanzamiento
model-rate-after-value = la fija la DAO
model-rate-note = No hay cifra para la parte rayada. Un rendimiento solo se paga mientras alguien lo financie, y puede caer a cero.
model-discount-title = Un plan pagado en RAA
model-discount-least = Ahorras como mínimo
model-discount-least-value = { $plans-token_discount-low }
model-discount-most = Ahorras como máximo
model-discount-most-value = { $plans-token_discount-high }
model-discount-note = La parte rayada depende del plan. El precio de RAA varía y, con él, el ahorro en dólares.

## Expansion and closing call

expansion-title = Expansión
join-title = Participa en la economía de RAA

meta-title = Centro de referidos de RAA
meta-description = Tu enlace de referido, lo que ha dado y los cuatro niveles, con lo que paga cada uno al mes en USDT y en RAA. Las recompensas empiezan en Leader.
meta-keywords = referidos RAA, enlace de referido, niveles, recompensas, USDT
meta-social-title = Centro de referidos de RAA
meta-social-description = Cuatro niveles, con pago mensual en USDT y RAA. Cuando compartas un enlace, di que cobras por él.

head-title = Centro de referidos
head-lead = Comparte un enlace, mira qué volumen genera y lee lo que paga cada nivel.

## The link: a panel

link-title = Tu enlace
link-text = Lo que se compra con él suma a tu volumen.
link-none = Un enlace personal va unido a un monedero. No hay ninguno conectado, así que no hay ningún enlace que copiar.
risk-referral = Cuando compartas, di lo que es: un token de alto riesgo y un enlace por el que cobras.

## Three figures, each with a bonus beneath

earned-title = Recompensas
earned-total = Total obtenido
earned-month = Este mes
earned-claimable = Disponible ahora
earned-bonus = { $amount } { $currency } de bonificación
earned-none = No hay ningún monedero conectado, así que no hay cifras. Una raya no es un cero. Las recompensas mensuales empiezan en Leader.

## The way to the next tier, with the badge “Sample”. Tier names stay as they are.

tier-title = Nivel actual
tier-next = { $amount } RAA hasta { $tier }
tier-progress = { $share } de { $goal } RAA
tier-note = Este avance solo muestra el diseño. No es el volumen de nadie.
tier-below = hasta { $amount }
tier-over = más de { $amount }

## The tiers: a table

tiers-title = Niveles
tiers-lead = El volumen es lo que se compra a través de tu enlace. Las recompensas se pagan cada mes, en ambas monedas.
tiers-tier = Nivel
tiers-turnover = Volumen, RAA
tiers-reward = Al mes, { $currency }
tiers-note = – Las recompensas mensuales empiezan en Leader. Para Beginner no consta ninguna.

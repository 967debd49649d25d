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
risk-referral = Cuando compartas, di lo que es: un token de alto riesgo y un enlace por el que cobras.

## The tiers: a table

tier-below = hasta { $amount }
tier-over = más de { $amount }
tiers-title = Niveles
tiers-lead = El volumen es lo que se compra a través de tu enlace. Las recompensas se pagan cada mes, en ambas monedas.
tiers-tier = Nivel
tiers-turnover = Volumen, RAA
tiers-reward = Al mes, { $currency }

meta-title = Programa de referidos de RAA
meta-description = Tu enlace de referido, lo que has obtenido con él y los cuatro niveles, con lo que se paga al mes en USDT y en RAA. Las recompensas empiezan en Leader.
meta-keywords = referidos RAA, enlace de referido, niveles, recompensas, USDT
meta-social-title = Programa de referidos de RAA
meta-social-description = Cuatro niveles, con pago mensual en USDT y RAA a partir de Leader. Cuando compartas un enlace, di que cobras por él.

head-title = Programa de referidos
head-lead = Comparte un enlace y consulta qué volumen genera y cuánto se paga en cada nivel.

## The link: a panel

link-title = Tu enlace
link-text = Lo que se compra a través de él suma a tu volumen.
risk-referral = Cuando compartas el enlace, di que se trata de un token de alto riesgo y que cobras por las compras.

## The tiers: a table

tier-below = hasta { $amount }
tier-over = más de { $amount }
tiers-title = Niveles
tiers-lead = El volumen es lo que se compra a través de tu enlace. Las recompensas son mensuales, y cada porcentaje se aplica una vez en USDT y otra en RAA. No se ha publicado sobre qué base se calcula.
tiers-tier = Nivel
tiers-turnover = Volumen, RAA
tiers-reward = Al mes, { $currency }

meta-title = Programa de referidos de RAA
meta-description = Tu enlace de referido, lo que has obtenido con él y los cuatro niveles, con lo que se paga al mes en USDT y en RAA. Las recompensas empiezan en Leader.
meta-keywords = referidos RAA, enlace de referido, niveles, recompensas, USDT
meta-social-title = Programa de referidos de RAA
meta-social-description = Cuatro niveles, con recompensas mensuales en USDT y RAA a partir de Leader. Cuando compartas un enlace, di que cobras por él.

page-head-title = Programa de referidos
page-head-lead = A partir del nivel Leader, tu enlace te da cada mes un porcentaje. RAA es un token de alto riesgo: cuando compartas el enlace, dilo, y di también que cobras por él.

## The link: a panel

link-title = Tu enlace
link-text = Lo que se compra a través de él se suma a tu volumen.
link-risk = Cuando compartas el enlace, di que se trata de un token de alto riesgo y que cobras por él.

## The tiers: a table

tiers-title = Un ejemplo de cálculo
tiers-lead = El ejemplo muestra a qué nivel llega una cantidad y cuánto se pagaría. Cada porcentaje se aplica una vez en USDT y otra en RAA.

earnings-payout-title = ¿Cuándo se paga y cómo se cobra?
earnings-payout-text = El proyecto no lo ha aclarado: no se conocen ni el día de pago ni la forma o las condiciones de cobro.

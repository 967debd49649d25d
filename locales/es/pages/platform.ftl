meta-title = Plataforma de RAA: staking, referidos, RAAdar
meta-description = Tu staking, tu enlace de referido y RAAdar en un solo lugar. Hasta que conectes un monedero verás un ejemplo. Los criptoactivos son de alto riesgo.
meta-social-title = Plataforma de RAA
meta-social-description = Tu staking, tu enlace de referido y RAAdar en un solo lugar. Los criptoactivos son de alto riesgo.

doors-title = Plataforma
doors-lead = Tu staking, tus referidos y el ánimo de la multitud.

## The panels

doors-staking-note = desbloqueos mensuales tras el TGE
doors-hub-note = máximo por referidos; base no indicada
doors-radar-note = ánimo de la multitud
doors-radar-badge = Ejemplo
doors-radar-text = Una lectura describe un estado de ánimo y no predice un precio.

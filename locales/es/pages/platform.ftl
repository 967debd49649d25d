meta-title = Plataforma de RAA: staking, referidos, RAAdar
meta-description = Tu staking, tu enlace de referido y RAAdar en un solo lugar. Hasta que conectes un monedero verás un ejemplo. Los criptoactivos son de alto riesgo.
meta-social-title = Plataforma de RAA
meta-social-description = Tu staking, tu enlace de referido y RAAdar en un solo lugar. Los criptoactivos son de alto riesgo.

head-title = Plataforma
head-lead = Tu staking, tus referidos y el ánimo de la multitud.

## The panels

staking-note = desbloqueos mensuales tras el TGE
hub-note = máximo por referidos; base no indicada
radar-note = ánimo de la multitud
example = Ejemplo
radar-text = Una lectura describe un estado de ánimo y no predice un precio.

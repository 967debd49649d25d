head-title = Plataforma
head-lead = Tu staking, tus referidos y el ánimo del mercado.

staking-title = Staking
hub-title = Programa de referidos
hub-text = Tu enlace, tu nivel y lo que se paga al mes.
radar-title = RAAdar
radar-text = Alertas de FOMO, miedo y codicia. Una lectura describe un estado de ánimo; no predice un precio.
radar-action = Qué lee RAAdar

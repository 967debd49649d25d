head-title = Plataforma
head-lead = Tu staking, tus referidos y el ánimo del mercado.

staking-title = Staking
staking-text = Tu staking, sus recompensas y el canje, bloqueado hasta el listado.
hub-title = Programa de referidos
hub-text = Tu enlace, tu nivel y lo que se paga al mes.
radar-title = RAAdar
radar-text = Alertas de FOMO, miedo y codicia. Una lectura describe un estado de ánimo; no predice un precio.
radar-action = Qué lee RAAdar

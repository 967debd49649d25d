head-title = Plataforma
head-lead = Lo que tienes, a quién trajiste y lo que siente la multitud.

staking-title = Staking
staking-text = Tu staking, sus recompensas y el canje, bloqueado hasta el listado.
hub-title = Centro de referidos
hub-text = Tu enlace, tu nivel y lo que paga al mes.
radar-title = RAAdar
radar-text = Alertas de FOMO, miedo y codicia. Una lectura describe un estado de ánimo; no predice un precio.
radar-action = Qué lee RAAdar

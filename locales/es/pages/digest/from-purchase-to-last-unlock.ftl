### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA: de la compra al último desbloqueo
lead = Qué recibes al comprar, qué pasa antes del evento de generación de tokens (TGE), cómo se canjea por RAA y cuándo puedes moverlo.
figure-text = Doce líneas grises van juntas hasta una marca vertical, el TGE. Después, una tras otra se vuelven verdes y suben.
stage-locked = Bloqueados
stage-event = TGE
stage-free = Desbloqueados
caption = Una línea por cada desbloqueo mensual tras el TGE.
action-label = Ver el calendario

title = Página no encontrada
description = No hay ninguna página en esta dirección.

hero-title = Aquí no hay nada
hero-lead = La página se ha mudado, o nunca existió. Las lámparas siguen encendidas.
hero-action = Volver al inicio

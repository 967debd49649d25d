title = Página no encontrada
description = No hay ninguna página en esta dirección.

title = Referencia
description = Consulta de comandos y opciones.

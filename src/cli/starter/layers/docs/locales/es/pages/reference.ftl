title = Referencia
description = Todos los comandos y sus opciones.

title = Comandos
description = Todos los comandos y sus opciones.

title = Comandos
description = Todos os comandos e as suas opções.

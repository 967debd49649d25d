title = Comandos
description = Todos os comandos e suas opções.

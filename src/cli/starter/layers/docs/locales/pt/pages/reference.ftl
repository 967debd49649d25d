title = Referência
description = Todos os comandos e as suas opções.

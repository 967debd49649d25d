title = Referência
description = Comandos e opções para consulta.

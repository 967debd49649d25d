title = Página não encontrada
description = Não há nenhuma página neste endereço.

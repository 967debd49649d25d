title = Página não encontrada
description = Não há nenhuma página neste endereço.

hero-title = Aqui não há nada
hero-lead = A página mudou de sítio, ou nunca existiu. Os candeeiros continuam acesos.
hero-action = Voltar ao início

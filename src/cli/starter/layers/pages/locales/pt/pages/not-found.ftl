title = Página não encontrada
description = Não há nenhuma página neste endereço.

hero-title = Aqui não há nada
hero-lead = A página mudou de lugar ou nunca existiu. As luminárias continuam acesas.
hero-action = Voltar ao início

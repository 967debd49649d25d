title = Temas
description = De que fala o diário da oficina.
lead = Escolha sobre o que gostaria de ler.

tag-paper = Papel
tag-light = Luz
tag-repairs = Reparações

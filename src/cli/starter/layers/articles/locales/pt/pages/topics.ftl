title = Temas
description = Do que fala o diário da oficina.
lead = Escolha o tema que você gostaria de ler.

tag-paper = Papel
tag-light = Luz
tag-repairs = Consertos

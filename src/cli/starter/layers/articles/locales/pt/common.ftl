menu-home = Início
menu-journal = Diário
menu-about = A oficina
latest = Do diário
topics = Temas
previous = Artigo anterior
next = Próximo artigo

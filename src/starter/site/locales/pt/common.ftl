skip = Saltar para o conteúdo
menu = Menu principal
menu-home = Início
menu-journal = Diário
menu-about = A oficina
languages = Idiomas
footer = Candeeiros de papel, feitos à mão.
latest = Do diário

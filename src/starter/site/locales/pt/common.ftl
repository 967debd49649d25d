skip = Saltar para o conteúdo
menu = Menu principal
menu-home = Início
menu-about = A oficina
languages = Idiomas
footer = Candeeiros de papel, feitos à mão.

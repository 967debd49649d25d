skip = Saltar para o conteúdo
menu = Menu principal
languages = Idiomas
footer = Candeeiros de papel, feitos à mão.

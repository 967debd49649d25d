skip = Pular para o conteúdo
menu = Menu principal
languages = Idiomas
footer = Luminárias de papel, feitas à mão.

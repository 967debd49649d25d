title = Escrever uma página
description = As partes que uma página deste manual pode ter.

title = Lo que vuelve al taller
description = Pliegues rasgados, armazones rotos, un gato. Un año de reparaciones.

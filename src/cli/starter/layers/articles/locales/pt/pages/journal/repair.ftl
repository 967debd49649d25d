title = O que volta à oficina
description = Dobras rasgadas, armações partidas, um gato. Um ano de reparações.

title = O que volta para a oficina
description = Dobras rasgadas, armações quebradas, um gato. Um ano de consertos.

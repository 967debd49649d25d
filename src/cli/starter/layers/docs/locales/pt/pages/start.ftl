title = Primeiros passos
description = Instalar o programa e acender o candeeiro pela primeira vez.

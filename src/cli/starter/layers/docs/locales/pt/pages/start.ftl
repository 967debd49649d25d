title = Primeiros passos
description = Instalar o programa e acender a luminária pela primeira vez.

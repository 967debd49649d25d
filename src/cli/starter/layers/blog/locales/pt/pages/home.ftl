title = Notas sobre a luz e o papel
description = De uma oficina de candeeiros: papel, luz e reparações.

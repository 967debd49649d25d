title = Notas sobre a luz e o papel
description = De uma oficina de luminárias: papel, luz e consertos.

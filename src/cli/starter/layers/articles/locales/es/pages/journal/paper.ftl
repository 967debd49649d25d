title = Qué papel brilla
description = El papel grueso se traga la luz; el fino se rasga. Qué buscamos en una hoja.

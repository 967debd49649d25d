title = Diario
description = Notas del taller: papel, luz y reparaciones.
lead = Notas del taller, unas cuantas veces al año.

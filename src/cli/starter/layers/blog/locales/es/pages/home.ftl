title = Notas sobre la luz y el papel
description = Desde un taller de lámparas: papel, luz y reparaciones.

title = Temas
description = De qué habla el diario del taller.
lead = Elija sobre qué le gustaría leer.

tag-paper = Papel
tag-light = Luz
tag-repairs = Reparaciones

title = Guías
description = Una tarea por página.

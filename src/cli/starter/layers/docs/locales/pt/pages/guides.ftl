title = Guias
description = Uma tarefa por página.

title = Handleidingen
description = Eén taak per pagina.

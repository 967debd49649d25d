title = Guide
description = Un compito per pagina.

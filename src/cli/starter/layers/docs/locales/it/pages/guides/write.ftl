title = Scrivere una pagina
description = Le parti che una pagina di questo manuale può avere.

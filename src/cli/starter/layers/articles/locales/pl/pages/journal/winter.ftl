title = Lampa na długie wieczory
description = W listopadzie lampa przestaje być ozdobą.

title = Een lamp voor de tuin
description = Papier en regen gaan niet samen. We proberen het toch.

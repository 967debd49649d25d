title = Appunti sulla luce e sulla carta
description = Da un laboratorio di lampade: carta, luce e riparazioni.

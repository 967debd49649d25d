title = Une lampe pour le jardin
description = Le papier et la pluie ne s’entendent pas. Nous essayons quand même.

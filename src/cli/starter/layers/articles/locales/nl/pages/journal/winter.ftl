title = Een lamp voor lange avonden
description = In november is een lamp geen versiering meer.

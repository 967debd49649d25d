title = Hintergründe
description = Wie Archipel funktioniert, und warum es so entworfen ist.

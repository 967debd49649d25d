title = Welches Papier leuchtet
description = Dickes Papier schluckt das Licht, dünnes reißt. Worauf wir bei einem Bogen achten.

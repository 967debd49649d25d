title = Warum Messages
description = Warum Texte Messages sind und keine Kopien von Seiten.

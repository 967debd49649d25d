title = Editoren
description = Vervollständigung und Fehler im Editor.

title = Content-Security-Policy
description = Die Quellen erlauben, die Seiten brauchen, und sonst nichts.

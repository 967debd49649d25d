title = Sicherheitsrichtlinie
description = Die Quellen erlauben, die Seiten brauchen, und sonst nichts.

title = Schnelle Navigation
description = Seiten laden, bevor sie geöffnet werden, und den Wechsel zwischen Seiten animieren.

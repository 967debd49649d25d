title = Installieren
description = Das Programm auf macOS, Linux und Windows installieren.

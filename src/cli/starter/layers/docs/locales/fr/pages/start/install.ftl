title = Installer
description = Installer le programme sur macOS, Linux et Windows.

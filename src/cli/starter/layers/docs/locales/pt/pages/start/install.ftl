title = Instalar
description = Instalar o programa em macOS, Linux e Windows.

title = Instalar
description = Instalar o programa no macOS, no Linux e no Windows.

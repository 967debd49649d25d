title = Instalar
description = Instalar el programa en macOS, Linux y Windows.

title = Instalacja
description = Instalacja programu w systemach macOS, Linux i Windows.

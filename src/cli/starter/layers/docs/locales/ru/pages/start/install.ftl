title = Установка
description = Установка программы в macOS, Linux и Windows.

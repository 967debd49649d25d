title = Von Fluent-Dateien
description = Vorhandene Fluent-Dateien als Texte einer Website verwenden.

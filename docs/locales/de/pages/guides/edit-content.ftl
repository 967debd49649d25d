title = Inhalte ändern
description = Welche Datei für eine Zahl, einen Satz, einen Text, eine Seite oder ein Menü zuständig ist.

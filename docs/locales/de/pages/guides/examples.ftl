title = Beispiele
description = Acht kleine Websites, jede ein Beispiel für eine Sache.

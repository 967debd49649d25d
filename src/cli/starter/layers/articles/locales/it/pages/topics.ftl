title = Argomenti
description = Di che cosa parla il diario del laboratorio.
lead = Scegli di che cosa ti va di leggere.

tag-paper = Carta
tag-light = Luce
tag-repairs = Riparazioni

title = Templates
description = Funktionen, Variablen, Grenzwerte und Escaping.

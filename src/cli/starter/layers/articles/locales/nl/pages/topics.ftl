title = Onderwerpen
description = Waar het journaal van de werkplaats over gaat.
lead = Kies waar je over wilt lezen.

tag-paper = Papier
tag-light = Licht
tag-repairs = Reparaties

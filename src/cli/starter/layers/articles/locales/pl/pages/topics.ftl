title = Tematy
description = O czym piszemy w dzienniku pracowni.
lead = Wybierz, o czym chcesz poczytać.

tag-paper = Papier
tag-light = Światło
tag-repairs = Naprawy

title = Nie znaleziono strony
description = Pod tym adresem nie ma strony.

title = Opis poleceń
description = Wszystkie polecenia i ich opcje.

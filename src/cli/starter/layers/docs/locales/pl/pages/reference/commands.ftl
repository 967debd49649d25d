title = Polecenia
description = Wszystkie polecenia i ich opcje.

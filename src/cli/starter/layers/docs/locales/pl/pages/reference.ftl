title = Opis poleceń
description = Polecenia i opcje do sprawdzenia.

title = Lampa do ogrodu
description = Papier i deszcz nie idą w parze. Mimo to próbujemy.

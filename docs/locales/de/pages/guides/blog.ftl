title = Blog
description = Artikel mit Liste, Listenseiten, Schlagwörtern sowie vorigem und nächstem Artikel.

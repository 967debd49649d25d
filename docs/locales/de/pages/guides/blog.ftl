title = Blog
description = Artikel mit Liste, Listenseiten, Schlagwörtern und Nachbarn.

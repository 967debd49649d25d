title = Jak napisać stronę
description = Z czego może się składać strona tego podręcznika.

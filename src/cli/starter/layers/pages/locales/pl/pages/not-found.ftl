title = Nie znaleziono strony
description = Pod tym adresem nie ma strony.

hero-title = Tu nic nie ma
hero-lead = Strona się przeprowadziła albo nigdy jej nie było. Lampy nadal się palą.
hero-action = Wróć na stronę główną

title = lampa z wierszem poleceń
description = Podręcznik lampy Lumen: instalacja, włączanie i praca w rytmie wieczoru.
headline = Lampa z wierszem poleceń
lead = Lumen to papierowa lampa, którą włącza się z terminala, ze skryptu albo według harmonogramu.
install = Zainstaluj Lumen
commands = Wszystkie polecenia

about-start = Instalacja programu i pierwsze włączenie lampy.
about-guides = Jedno zadanie na stronę.
about-reference = Wszystkie polecenia i ich opcje.

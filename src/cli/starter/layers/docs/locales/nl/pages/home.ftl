title = een lamp met een opdrachtregel
description = Het handboek van Lumen: installeren, schakelen en de avond laten volgen.
headline = Een lamp met een opdrachtregel
lead = Lumen is een papieren lamp die u schakelt vanuit een terminal, een script of een schema.
install = Lumen installeren
commands = Alle opdrachten

about-start = Het programma installeren, en de lamp voor het eerst aandoen.
about-guides = Eén taak per pagina.
about-reference = Alle opdrachten met hun opties.

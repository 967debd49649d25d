title = Lampy z papieru, składane ręcznie
description = Mała pracownia, która składa lampy z papieru morwowego i je naprawia.

hero-title = Światło złożone ręcznie
hero-lead = Robimy lampy z papieru i drewna jesionowego. Każdą składa jedna osoba, która ją podpisuje.
hero-action = Poznaj pracownię

figures-title = Pracownia w liczbach
figures-lamps-label = lamp rocznie
figures-people-label = osób przy stole
figures-guarantee-label = lat bezpłatnych napraw

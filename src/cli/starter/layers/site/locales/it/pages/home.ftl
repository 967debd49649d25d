title = Lampade di carta, piegate a mano
description = Un piccolo laboratorio che piega lampade di carta di gelso, e le ripara.

hero-title = Luce piegata a mano
hero-lead = Facciamo lampade di carta e legno di frassino. Ognuna è piegata da una sola persona, che la firma.
hero-action = Conosci il laboratorio

figures-title = Il laboratorio in numeri
figures-lamps-label = lampade all’anno
figures-people-label = persone al tavolo
figures-guarantee-label = anni di riparazioni gratuite

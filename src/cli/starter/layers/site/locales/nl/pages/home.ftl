title = Papieren lampen, met de hand gevouwen
description = Een kleine werkplaats die lampen van moerbeipapier vouwt en herstelt.

hero-title = Licht, handgevouwen
hero-lead = Wij maken lampen van papier en essenhout. Elke lamp wordt door één persoon gevouwen en gesigneerd.
hero-action = Bekijk de werkplaats

figures-title = De werkplaats in cijfers
figures-lamps-label = lampen per jaar
figures-people-label = mensen aan tafel
figures-guarantee-label = jaar gratis reparatie

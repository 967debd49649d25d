title = Een papieren lamp, met de hand gevouwen
description = Een lamp van moerbeipapier en essenhout, op bestelling gemaakt en jarenlang hersteld.

hero-title = Eén lamp, handgevouwen
hero-lead = Moerbeipapier, essenhout en de handen van één persoon. Die van u wordt gevouwen als u bestelt.
hero-action = Een lamp bestellen

features-title = Gemaakt om te blijven
features-paper-title = Papier dat gloeit
features-paper-text = Dik genoeg om te dragen, dun genoeg voor de schaduw van een hand.
features-frame-title = Een frame zonder lijm
features-frame-text = Wat in elkaar is gezet, kan weer uit elkaar.
features-light-title = Licht voor de avond
features-light-text = Warm en zacht: genoeg voor een boek en twee gezichten.

price-title = Wat hij kost
price-note = inclusief btw en bezorging
price-size-text = { NUMBER($lamp-height, style: "unit", unit: "centimeter") } hoog, { NUMBER($lamp-weight, style: "unit", unit: "gram") } licht
price-repairs-text = { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") } lang gratis reparaties
price-delivery-text = In { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") } bij u
price-action = Een lamp bestellen

questions-title = Vragen
questions-bulb-title = Welke lamp past erin?
questions-bulb-text = Elke ledlamp met E27-fitting. Er zit er een bij.
questions-return-title = Kan ik hem terugsturen?
questions-return-text = Ja, binnen { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") } en zonder reden.
questions-care-title = Hoe maak ik hem schoon?
questions-care-text = Met een droge kwast. Water laat vlekken achter op het papier.

order-title = Een lamp bestellen
order-lead = Schrijf ons, dan antwoorden we binnen een dag.
order-name = Uw naam
order-mail = Uw e-mailadres
order-action = Bestelling versturen
order-note = Dit formulier is een voorbeeld en niemand ontvangt het. Het adres staat in content/data/lamp.yaml.

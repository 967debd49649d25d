title = Des lampes en papier, pliées à la main
description = Un petit atelier qui plie des lampes en papier de mûrier, et les répare.

hero-title = La lumière, pliée à la main
hero-lead = Nous fabriquons des lampes en papier et en bois de frêne. Chacune est pliée par une seule personne, qui la signe.
hero-action = Découvrir l’atelier

figures-title = L’atelier en chiffres
figures-lamps-label = lampes par an
figures-people-label = personnes autour de la table
figures-guarantee-label = années de réparation gratuite

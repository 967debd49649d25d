title = Journal
description = Notes de l’atelier : papier, lumière et réparations.
lead = Des notes de l’atelier, quelques fois par an.

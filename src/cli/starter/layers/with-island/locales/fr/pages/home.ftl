
light-title = Ce que coûte la lumière
light-lead = L’ampoule de nos lampes consomme { $light-watts } W. Choisissez combien d’heures elle éclaire chaque soir, et voyez ce que cela coûte en un an.

title = Une lampe pour les longues soirées
description = En novembre, une lampe n’est plus un décor.

title = Commandes
description = Toutes les commandes et leurs options.

title = Référence
description = Toutes les commandes et leurs options.

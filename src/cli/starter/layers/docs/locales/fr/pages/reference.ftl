title = Référence
description = Commandes et options à consulter.

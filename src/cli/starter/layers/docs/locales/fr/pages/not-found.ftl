title = Page introuvable
description = Il n’y a pas de page à cette adresse.

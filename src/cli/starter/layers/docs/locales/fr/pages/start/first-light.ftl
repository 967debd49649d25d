title = La première lumière
description = Appairer une lampe, l’allumer et l’éteindre.

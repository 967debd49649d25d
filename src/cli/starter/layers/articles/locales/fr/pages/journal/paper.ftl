title = Quel papier s’illumine
description = Trop épais, le papier avale la lumière ; trop fin, il se déchire. Ce que nous cherchons dans une feuille.

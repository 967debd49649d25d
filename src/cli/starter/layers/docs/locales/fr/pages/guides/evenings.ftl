title = Suivre la tombée du jour
description = Un programme horaire qui baisse la lumière quand la nuit tombe.

title = Journaal
description = Aantekeningen uit de werkplaats: papier, licht en reparaties.
lead = Aantekeningen uit de werkplaats, een paar keer per jaar.

title = Het eerste licht
description = Een lamp koppelen, aanzetten en uitzetten.

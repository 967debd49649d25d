title = Garantien
description = Was ein erfolgreicher Build und eine Veröffentlichung garantieren.

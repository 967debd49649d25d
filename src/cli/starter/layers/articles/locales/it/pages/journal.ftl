title = Diario
description = Appunti dal laboratorio: carta, luce e riparazioni.
lead = Appunti dal laboratorio, qualche volta all’anno.

title = La primera luz
description = Emparejar una lámpara, encenderla y apagarla.

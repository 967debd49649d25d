title = La prima luce
description = Associare una lampada, accenderla e spegnerla.

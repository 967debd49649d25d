title = Quello che torna da noi
description = Pieghe strappate, telai rotti, un gatto. Un anno di riparazioni.

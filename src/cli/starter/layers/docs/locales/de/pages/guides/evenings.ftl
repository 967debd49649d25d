title = Dem Abend folgen
description = Ein Zeitplan, der die Lampe dimmt, wenn es dunkel wird.

title = Eingebettete Videos
description = Ein Video oder eine Karte einer anderen Website und die Richtlinie, die sie erlaubt.

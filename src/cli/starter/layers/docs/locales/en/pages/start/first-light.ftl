title = First light
description = Pair a lamp, and switch it on and off.

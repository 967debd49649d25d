title = What comes back to us
description = Torn creases, broken frames, one cat. A year of repairs.

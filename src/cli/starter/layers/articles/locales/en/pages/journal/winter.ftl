title = A lamp for long evenings
description = In November a lamp is not decoration any more.

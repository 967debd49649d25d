title = Diagnostics
description = Every error and warning, with its explanation.

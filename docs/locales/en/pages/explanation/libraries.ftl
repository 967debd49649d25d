title = Evaluated libraries
description = Libraries that were evaluated and rejected, with measurements.

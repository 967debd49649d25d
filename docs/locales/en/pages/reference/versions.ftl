title = Versions
description = What stays compatible between versions, and what may change.

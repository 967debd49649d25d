title = Reference
description = Every command and its options.

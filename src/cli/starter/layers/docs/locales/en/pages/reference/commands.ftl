title = Commands
description = Every command and its options.

title = Reference
description = Every key, function, command and diagnostic.

title = Reference
description = Look up commands and options.

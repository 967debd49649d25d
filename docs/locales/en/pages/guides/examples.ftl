title = Examples
description = Eight small sites, each an example of one thing.

title = Hosts
description = Routes and headers of a published site.

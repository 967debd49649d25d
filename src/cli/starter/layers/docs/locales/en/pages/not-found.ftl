title = Page not found
description = There is no page at this address.

title = Page not found
description = There is no page at this address.

hero-title = There is nothing here
hero-lead = The page has moved, or it never was. The lamps are still on.
hero-action = Back to the home page

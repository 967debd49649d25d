title = Your site in 15 minutes
description = Create a site in two languages, add a page and a third language, and publish the site.

title = Starters
description = Start with a site, a blog, a manual or a page about one product, or with a copy.

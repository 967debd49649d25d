title = From Jekyll
description = Move posts, collections and templates of a Jekyll site.

title = Blog
description = Articles with a list, pages of the list, tags, and previous and next articles.

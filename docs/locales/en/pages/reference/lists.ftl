title = Lists of pages
description = Lists, neighbours, pagination, tag pages and the content of feeds.

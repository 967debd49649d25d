title = Lists of pages
description = Lists, previous and next pages, pagination, tag pages and the content of feeds.

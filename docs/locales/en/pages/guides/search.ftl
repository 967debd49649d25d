title = Search
description = Build a search index and write a search field.

title = Search
description = Searchable content, the search module and matching.

### The search fields of the technology digest and of the questions and answers.

# Names of the two fields, shown in them while they are empty; at most 30 characters.
search-digest = Search the digest
search-faq = Search the questions

# Below the field, and read by screen readers. $count and $shown are numbers of any size, so the sentences have no plural.
search-found = Results: { $count }
# The button shows the next ones.
search-first = Results: the first { $shown } of { $count }
search-more = Show more
# $query is what was typed.
search-none = Nothing found for “{ $query }”. Try another word, or fewer.
# While the index comes, if that takes long, and when it could not be had.
search-loading = Searching…
search-failed = The search could not be loaded. Check your connection and try again.

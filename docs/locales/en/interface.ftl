site-title = { $site }: { $title }
skip = Skip to the content
menu = Documentation
overview = Overview
contents = On this page
beside = Previous and next page
previous = Previous
next = Next
languages = Languages
theme = Light or dark
copy = Copy
copied = Copied
search = Search
# $count and $shown are numbers of any size, so these texts have no plural.
search-found = Results: { $count }
search-first = Results: the first { $shown } of { $count }
search-more = Show more
search-none = No results for “{ $query }”
# $language is the name of a language in itself, such as “Deutsch”, in a place where it needs no other form.
search-in = Search in: { $language }
search-failed = The search could not be loaded. Check your connection and type again.
untranslated = This page is not fully translated yet. Language of the remaining texts: { $language }.

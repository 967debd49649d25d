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
search-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
search-none = No results for “{ $query }”
search-in = Search in { $language }
search-failed = The search could not be loaded. Check your connection and type again.
untranslated = Texts of this page that are not translated yet are in { $language }.

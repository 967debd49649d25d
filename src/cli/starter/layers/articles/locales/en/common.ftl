menu-home = Home
menu-journal = Journal
menu-about = About us
latest = From the journal
topics = Topics
previous = Previous article
next = Next article

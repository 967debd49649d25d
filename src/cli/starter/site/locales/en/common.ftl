# Words that all pages share.
skip = Skip to the content
menu = Main menu
menu-home = Home
menu-journal = Journal
menu-about = About us
languages = Languages
footer = Paper lamps, made by hand.
latest = From the journal
topics = Topics
previous = Previous article
next = Next article

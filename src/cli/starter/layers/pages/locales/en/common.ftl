# Words that all pages share.
skip = Skip to the content
menu = Main menu
languages = Languages
footer = Paper lamps, made by hand.

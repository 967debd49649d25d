title = Edit content
description = Which file to edit for a number, a sentence, a text, a page or a menu.

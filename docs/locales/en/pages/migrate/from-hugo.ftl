title = Move from Hugo
description = Move content, translations and templates of a Hugo site.

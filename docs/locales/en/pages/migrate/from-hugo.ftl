title = From Hugo
description = Move content, translations and templates of a Hugo site.

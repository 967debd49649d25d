title = From Eleventy
description = Move Markdown, data and templates of an Eleventy site.

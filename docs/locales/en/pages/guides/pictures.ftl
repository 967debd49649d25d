title = Images
description = Show photos in several sizes, in Markdown, pages and templates.

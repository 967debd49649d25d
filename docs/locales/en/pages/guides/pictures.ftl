title = Add pictures
description = Show photos in several sizes, in Markdown, pages and templates.

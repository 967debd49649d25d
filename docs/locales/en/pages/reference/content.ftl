title = Content
description = Pages, sections, URLs, data, drafts and static files.

title = Schemas
description = The types of keys in pages, sections and data.

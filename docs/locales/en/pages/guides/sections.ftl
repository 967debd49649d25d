title = Sections
description = Add a section type to a page: its template, schema, texts and styles.

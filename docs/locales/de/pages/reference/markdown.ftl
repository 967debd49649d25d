title = Markdown
description = Syntax, Links, Hinweiskästen, Code, Formeln und Überschriften.

title = Right-to-left languages
description = Prepare templates and style sheets for Arabic, Hebrew or Persian.

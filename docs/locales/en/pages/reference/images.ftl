title = Images
description = Sizes, formats, metadata and inline SVG.

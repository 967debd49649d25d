title = Bilder
description = Fotos in mehreren Größen zeigen, in Markdown, auf Seiten und in Templates.

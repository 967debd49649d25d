title = Languages and URLs
description = How locales, URLs, fallbacks and hreflang fit together.

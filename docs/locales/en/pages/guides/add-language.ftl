title = Add a language
description = Add a locale, translate it in steps, and find what is missing.

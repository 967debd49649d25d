title = Von Eleventy
description = Markdown, Daten und Templates einer Eleventy-Website übernehmen.

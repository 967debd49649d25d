title = Markdown
description = Syntax of Markdown bodies, links, callouts, code, formulas and headings.

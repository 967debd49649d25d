title = Documentation site
description = Create a manual with a sidebar, search and tabs, and add groups and pages.

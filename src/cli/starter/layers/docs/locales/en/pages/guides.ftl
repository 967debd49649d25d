title = Guides
description = One task on each page.

title = Tutorial
description = Learn Archipel by building a site.

title = Move from Astro
description = Move content collections, components and translations of an Astro site.

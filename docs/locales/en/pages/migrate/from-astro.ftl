title = From Astro
description = Move content collections, components and translations of an Astro site.

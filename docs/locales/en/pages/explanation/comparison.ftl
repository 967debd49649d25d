title = Comparison
description = Archipel beside Hugo, Zola, Eleventy, Astro and Docusaurus.

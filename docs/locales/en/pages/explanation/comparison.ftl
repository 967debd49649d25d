title = Comparison with other generators
description = Archipel beside Hugo, Zola, Eleventy, Astro and Docusaurus.

title = Vergleich
description = Archipel neben Hugo, Zola, Eleventy, Astro und Docusaurus.

title = Comparison
description = Archipel beside Hugo, Zola, Eleventy, Lume, Starlight, Docusaurus, VitePress and Next.js.

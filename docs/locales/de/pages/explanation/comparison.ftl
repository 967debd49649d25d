title = Vergleich
description = Archipel neben Hugo, Zola, Eleventy, Lume, Starlight, Docusaurus, VitePress und Next.js.

title = 比较
description = Archipel 与 Hugo、Zola、Eleventy、Astro 和 Docusaurus。

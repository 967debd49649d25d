title = 比较
description = Archipel 与 Hugo、Zola、Eleventy、Lume、Starlight、Docusaurus、VitePress 和 Next.js。

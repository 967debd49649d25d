title = 从 Astro 迁移
description = 迁移 Astro 网站的内容集合、组件和翻译。

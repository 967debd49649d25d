title = Sass
description = 与 Archipel 一起编译 Sass。

title = Sass
description = Compile Sass beside Archipel.

title = Sass
description = Sass neben Archipel kompilieren.

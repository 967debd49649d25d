title = Fonts
description = Subset fonts for each language, without a request to another host.

title = Fast navigation
description = Load pages before they are opened, and animate the change of pages.

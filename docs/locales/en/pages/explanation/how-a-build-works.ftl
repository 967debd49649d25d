title = How a build works
description = From the input files to the output folder, and why unchanged pages are not rendered again.

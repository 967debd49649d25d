title = Install
description = Install the program on macOS, Linux and Windows.

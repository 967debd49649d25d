title = Install Archipel
description = Install the program, and the requirements on each operating system.

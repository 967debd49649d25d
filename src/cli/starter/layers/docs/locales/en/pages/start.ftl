title = Start
description = Install the program, and light the lamp for the first time.

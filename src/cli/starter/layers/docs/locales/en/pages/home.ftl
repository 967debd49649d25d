title = a lamp with a command line
description = The manual of Lumen: install it, switch it, and let it follow the evening.
headline = A lamp with a command line
lead = Lumen is a paper lamp that you switch from a terminal, a script or a schedule.
install = Install Lumen
commands = All commands

# Each group of the sidebar has a line on the home page: about-<folder>.
about-start = Install the program, and light the lamp for the first time.
about-guides = One task on each page.
about-reference = Every command and its options.

# The groups of the sidebar, and the line at the end of every page.
nav-start = Start
nav-guides = Guides
nav-reference = Reference
footer = Lumen is an example. Write your own documentation in its place.

title = Paper lamps made by hand
description = A small workshop that folds lamps of mulberry paper, and mends them.

hero-title = Light, folded by hand
hero-lead = We make lamps of paper and ash wood. Each one is folded by one person, who signs it.
hero-action = Meet the workshop

figures-title = The workshop in numbers
figures-lamps-label = lamps in a year
figures-people-label = people at the table
figures-guarantee-label = years of free repairs

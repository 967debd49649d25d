title = Journal
description = Notes from the workshop: paper, light and repairs.
lead = Notes from the workshop, a few times a year.

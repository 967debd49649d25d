title = Pages from data
description = Generate a page for each row of a data file.

title = Pages from data
description = One page file makes a page of each person, team or release in a data file.

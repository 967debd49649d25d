title = A lamp for the garden
description = Paper and rain do not get along. We try it all the same.

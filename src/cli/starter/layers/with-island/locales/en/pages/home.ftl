
light-title = What the light costs
light-lead = The bulb in our lamps draws { $light-watts } W. Say how long it is lit, and see what that comes to in a year.

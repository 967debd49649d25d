title = Six Views
description = Places that exist only here, from first light to moonrise. Choose one to see it large.
made = The pictures were drawn by <code>make-photos.py</code>, and are free to use.
languages = Languages

## Pictures: a title, and what they show for people who do not see them
ridges-title = First light
ridges-alt = Seven grey mountain ridges, one behind the other, below a rising sun.
forest-title = The wood in the mist
forest-alt = Dark firs in front; those behind fade into a pale mist.
dunes-title = Noon
dunes-alt = Smooth orange dunes below a light blue sky.
fields-title = Late in the day
fields-alt = Green hills below a yellow sky with a low sun.
night-title = Moonrise
night-alt = A full moon above blue and black mountains.
sea-title = The last minute
sea-alt = The sun touches the sea, and its light lies in stripes on the water.

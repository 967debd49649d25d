# The numbers in these sentences come from content/data/co2.csv.
title = Carbon dioxide in the air
description = Annual means measured on Mauna Loa, Hawaii, since 1960.
# $first and $last: parts per million; $from and $to: years
lead = Of a million molecules of dry air, { NUMBER($first, maximumFractionDigits: 0) } were carbon dioxide in { NUMBER($from, useGrouping: "false") }. In { NUMBER($to, useGrouping: "false") } there were { NUMBER($last, maximumFractionDigits: 0) }.
chart-label = Line chart. The values rise in every interval; the table beside it has the numbers.
chart-caption = Parts per million. The vertical axis begins at 300, not at zero.
table-caption = Every fifth year
year = Year
ppm = ppm
change = Change
plus = +{ NUMBER($difference, minimumFractionDigits: 2) }
source = Source: <a href="https://gml.noaa.gov/ccgg/trends/">NOAA Global Monitoring Laboratory</a>, public domain.
languages = Languages

title = हवा में कार्बन डाइऑक्साइड
description = 1960 से मौना लोआ, हवाई, में मापे गए वार्षिक औसत।
lead = { NUMBER($from, useGrouping: "false") } में सूखी हवा के दस लाख अणुओं में { NUMBER($first, maximumFractionDigits: 0) } कार्बन डाइऑक्साइड के थे। { NUMBER($to, useGrouping: "false") } में ये { NUMBER($last, maximumFractionDigits: 0) } थे।
chart-label = रेखा चार्ट। मान हर अंतराल में बढ़ते हैं; संख्याएँ पास की तालिका में हैं।
chart-caption = प्रति दस लाख भाग। खड़ा अक्ष शून्य से नहीं, 300 से शुरू होता है।
table-caption = हर पाँचवाँ वर्ष
year = वर्ष
ppm = ppm
change = बदलाव
plus = +{ NUMBER($difference, minimumFractionDigits: 2) }
source = स्रोत: <a href="https://gml.noaa.gov/ccgg/trends/">NOAA Global Monitoring Laboratory</a>, सार्वजनिक डोमेन।
languages = भाषाएँ

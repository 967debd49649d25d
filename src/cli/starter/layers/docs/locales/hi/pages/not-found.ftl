title = पेज नहीं मिला
description = इस पते पर कोई पेज नहीं है।

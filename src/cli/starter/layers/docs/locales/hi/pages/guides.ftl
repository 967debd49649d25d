title = गाइड
description = हर पेज पर एक काम।

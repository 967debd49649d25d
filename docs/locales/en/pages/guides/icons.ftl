title = Icons
description = Draw all icons of a site from one image, and install it on a home screen.

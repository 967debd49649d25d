title = Icons
description = Draw all icons of a site from one picture, and install it on a home screen.

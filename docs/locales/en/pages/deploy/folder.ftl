title = Publish to a folder with nginx
description = Publish to a folder that nginx serves.

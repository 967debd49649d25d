title = Folder with nginx
description = Publish to a folder that nginx serves.

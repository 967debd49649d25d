title = Preview
description = Options of serve, live updates, the preview bar and network access.

title = Embedded videos
description = A video or a map of another site, and the policy that allows it.

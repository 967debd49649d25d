title = Content-Security-Policy
description = Allow the origins that pages need, and nothing else.

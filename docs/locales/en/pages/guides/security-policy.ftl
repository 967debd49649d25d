title = Security policy
description = Allow the origins that pages need, and nothing else.

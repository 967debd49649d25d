title = Move to Archipel
description = Move an existing site, one step after the other.

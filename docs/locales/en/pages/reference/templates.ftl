title = Templates
description = Functions, variables, limits and escaping.

title = Explanation
description = How Archipel works, and the reasons for its design.

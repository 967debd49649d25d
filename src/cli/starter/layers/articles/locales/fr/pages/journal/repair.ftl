title = Ce qui nous revient
description = Des plis déchirés, des armatures cassées, un chat. Une année de réparations.

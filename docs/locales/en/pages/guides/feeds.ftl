title = Feeds
description = Publish an Atom feed in each language.

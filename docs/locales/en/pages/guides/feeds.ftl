title = Add a feed
description = Publish an Atom feed in each language.

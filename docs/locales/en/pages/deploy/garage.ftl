title = Garage
description = Set up a bucket on your own Garage and publish to it.

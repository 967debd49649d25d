title = Ceph
description = Set up a bucket on your own Ceph and publish to it.

title = Publish
description = Publish to object storage, a folder or a host.

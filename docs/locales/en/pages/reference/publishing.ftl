title = Publishing
description = Targets, options, credentials, permissions, compression and CDNs.

title = Azure Blob Storage
description = Set up a static website and publish to it.

title = From Fluent files
description = Use existing Fluent files as the messages of a site.

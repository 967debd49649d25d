title = site.toml
description = Every key of the configuration.

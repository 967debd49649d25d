title = Command line
description = Commands, options, exit codes, JSON output and environment variables.

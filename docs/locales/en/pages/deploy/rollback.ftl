title = Roll back a release
description = Restore an earlier release without a build, and verify a release.

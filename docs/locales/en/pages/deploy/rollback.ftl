title = Rollback
description = Restore an earlier release without a build, and verify a release.

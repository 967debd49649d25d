title = Guarantees
description = What a successful build and a publish guarantee.

title = How publishing works
description = Steps of a publish, failures, concurrency and safety checks.

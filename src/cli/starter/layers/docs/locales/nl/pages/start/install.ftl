title = Installeren
description = Het programma installeren op macOS, Linux en Windows.

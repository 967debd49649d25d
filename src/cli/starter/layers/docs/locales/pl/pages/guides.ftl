title = Poradniki
description = Jedno zadanie na stronę.

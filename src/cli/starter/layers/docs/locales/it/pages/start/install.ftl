title = Installare
description = Installare il programma su macOS, Linux e Windows.

title = Primi passi
description = Installare il programma e accendere la lampada per la prima volta.

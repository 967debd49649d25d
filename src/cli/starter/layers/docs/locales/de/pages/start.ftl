title = Einstieg
description = Das Programm installieren und die Lampe zum ersten Mal einschalten.

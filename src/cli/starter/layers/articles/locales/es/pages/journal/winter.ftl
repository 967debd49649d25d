title = Una lámpara para las noches largas
description = En noviembre una lámpara ya no es un adorno.

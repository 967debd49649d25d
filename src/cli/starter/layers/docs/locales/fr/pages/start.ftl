title = Premiers pas
description = Installer le programme, et allumer la lampe pour la première fois.

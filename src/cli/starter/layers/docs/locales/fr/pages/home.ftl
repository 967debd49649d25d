title = une lampe avec ligne de commande
description = Le manuel de Lumen : l’installer, l’allumer, et le laisser suivre la tombée du jour.
headline = Une lampe avec ligne de commande
lead = Lumen est une lampe en papier que vous commandez depuis un terminal, un script ou un programme horaire.
install = Installer Lumen
commands = Toutes les commandes

about-start = Installer le programme, et allumer la lampe pour la première fois.
about-guides = Une tâche par page.
about-reference = Toutes les commandes et leurs options.

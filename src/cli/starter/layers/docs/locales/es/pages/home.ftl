title = una lámpara con línea de comandos
description = El manual de Lumen: instalarlo, encenderlo y dejar que siga el atardecer.
headline = Una lámpara con línea de comandos
lead = Lumen es una lámpara de papel que se enciende desde un terminal, un script o según un horario.
install = Instalar Lumen
commands = Todos los comandos

about-start = Instalar el programa y encender la lámpara por primera vez.
about-guides = Una tarea por página.
about-reference = Todos los comandos y sus opciones.

title = uma luminária com linha de comando
description = O manual do Lumen: instalar, acender e deixar que acompanhe o anoitecer.
headline = Uma luminária com linha de comando
lead = O Lumen é uma luminária de papel que se acende a partir de um terminal, de um script ou em um horário programado.
install = Instalar o Lumen
commands = Todos os comandos

about-start = Instalar o programa e acender a luminária pela primeira vez.
about-guides = Uma tarefa por página.
about-reference = Todos os comandos e suas opções.

title = um candeeiro com linha de comandos
description = O manual do Lumen: instalar, acender e deixar que acompanhe o anoitecer.
headline = Um candeeiro com linha de comandos
lead = O Lumen é um candeeiro de papel que se acende a partir de um terminal, de um script ou segundo um horário.
install = Instalar o Lumen
commands = Todos os comandos

about-start = Instalar o programa e acender o candeeiro pela primeira vez.
about-guides = Uma tarefa por página.
about-reference = Todos os comandos e as suas opções.

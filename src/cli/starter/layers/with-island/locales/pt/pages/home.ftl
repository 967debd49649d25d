
light-title = Quanto custa a luz
light-lead = A lâmpada das nossas luminárias consome { $light-watts } W. Escolha quantas horas ela fica acesa por noite e veja quanto isso custa em um ano.

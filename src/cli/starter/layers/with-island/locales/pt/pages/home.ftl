
light-title = Quanto custa a luz
light-lead = A lâmpada dos nossos candeeiros consome { $light-watts } W. Escolha quantas horas fica acesa cada noite e veja quanto isso custa num ano.

title = Gente que trabalha enquanto você dorme
description = Quatro conversas, on-line e gratuitas, com quem faz o turno da noite.
register = Inscrições até { DATETIME($events-register_until, dateStyle: "long") }.
minutes =
    { $minutes ->
        [one] { $minutes } minuto
        [many] { $minutes } de minutos
       *[other] { $minutes } minutos
    }
languages = Idiomas

## Cities
sao-paulo = São Paulo
lisbon = Lisboa
nairobi = Nairóbi
tokyo = Tóquio

## Events
baker = A padeira
baker-text = Inês Prata começa às três. Ela explica por que a massa não gosta de pressa.
nurse = A enfermeira
nurse-text = Wanjiru Otieno passou nove anos de noites em uma ala de recém-nascidos.
driver = O maquinista
driver-text = Kenji Mori conduz o primeiro trem da manhã, que é o último da noite.
radio = A voz do rádio
radio-text = Até o amanhecer, Caio Brandão atende quem não consegue dormir.

title = Luminárias de papel, feitas à mão
description = Uma pequena oficina que dobra luminárias de papel de amoreira e as conserta.

hero-title = Luz dobrada à mão
hero-lead = Fazemos luminárias de papel e madeira de freixo. Cada uma é dobrada por uma só pessoa, que a assina.
hero-action = Conhecer a oficina

figures-title = A oficina em números
figures-lamps-label = luminárias por ano
figures-people-label = pessoas à mesa
figures-guarantee-label = anos de consertos gratuitos

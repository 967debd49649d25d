title = Candeeiros de papel, feitos à mão
description = Uma pequena oficina que dobra candeeiros de papel de amoreira, e os repara.

hero-title = Luz dobrada à mão
hero-lead = Fazemos candeeiros de papel e madeira de freixo. Cada um é dobrado por uma só pessoa, que o assina.
hero-action = Conhecer a oficina

figures-title = A oficina em números
figures-lamps-label = candeeiros por ano
figures-people-label = pessoas à mesa
figures-guarantee-label = anos de reparações gratuitas

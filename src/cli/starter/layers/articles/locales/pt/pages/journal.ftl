title = Diário
description = Notas da oficina: papel, luz e reparações.
lead = Notas da oficina, algumas vezes por ano.

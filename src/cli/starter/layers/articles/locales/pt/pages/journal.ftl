title = Diário
description = Notas da oficina: papel, luz e consertos.
lead = Notas da oficina, algumas vezes por ano.

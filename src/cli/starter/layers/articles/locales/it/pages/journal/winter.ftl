title = Una lampada per le sere lunghe
description = A novembre una lampada non è più un ornamento.

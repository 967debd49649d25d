title = A oficina
description = Como se faz um candeeiro, durante quanto tempo o reparamos e quem somos.

guarantee =
    { $workshop-guarantee ->
        [one] { $workshop-guarantee } ano
       *[other] { $workshop-guarantee } anos
    }

title = A oficina
description = Como se faz uma luminária, por quanto tempo a consertamos e quem somos.

guarantee =
    { $workshop-guarantee ->
        [one] { $workshop-guarantee } ano
       *[other] { $workshop-guarantee } anos
    }

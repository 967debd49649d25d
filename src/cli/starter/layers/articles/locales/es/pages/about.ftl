title = El taller
description = Cómo se hace una lámpara, cuánto tiempo la reparamos y quiénes somos.

guarantee =
    { $workshop-guarantee ->
        [one] { $workshop-guarantee } año
       *[other] { $workshop-guarantee } años
    }

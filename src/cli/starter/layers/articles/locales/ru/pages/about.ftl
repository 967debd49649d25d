title = О нас
description = Как рождается лампа, сколько лет мы её чиним и кто мы такие.

guarantee =
    { $workshop-guarantee ->
        [one] { $workshop-guarantee } года
        [few] { $workshop-guarantee } лет
       *[other] { $workshop-guarantee } лет
    }

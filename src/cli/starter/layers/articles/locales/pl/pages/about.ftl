title = O nas
description = Jak powstaje lampa, jak długo ją naprawiamy i kim jesteśmy.

guarantee =
    { $workshop-guarantee ->
        [one] { $workshop-guarantee } roku
        [few] { $workshop-guarantee } lat
       *[other] { $workshop-guarantee } lat
    }

title = Over ons
description = Hoe een lamp ontstaat, hoelang we haar herstellen en wie we zijn.

guarantee =
    { $workshop-guarantee ->
        [one] { $workshop-guarantee } jaar
       *[other] { $workshop-guarantee } jaar
    }

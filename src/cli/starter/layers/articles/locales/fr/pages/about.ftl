title = L’atelier
description = Comment naît une lampe, combien de temps nous la réparons, et qui nous sommes.

guarantee =
    { $workshop-guarantee ->
        [one] { $workshop-guarantee } an
       *[other] { $workshop-guarantee } ans
    }

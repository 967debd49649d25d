title = Il laboratorio
description = Come nasce una lampada, per quanto tempo la ripariamo e chi siamo.

guarantee =
    { $workshop-guarantee ->
        [one] { $workshop-guarantee } anno
       *[other] { $workshop-guarantee } anni
    }

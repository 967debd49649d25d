title = Über uns
description = Wie eine Lampe entsteht, wie lange wir sie reparieren und wer wir sind.

guarantee =
    { $workshop-guarantee ->
        [one] von { $workshop-guarantee } Jahr
       *[other] von { $workshop-guarantee } Jahren
    }

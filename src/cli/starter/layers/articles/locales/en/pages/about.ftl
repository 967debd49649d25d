title = About us
description = How a lamp is made, how long we mend it, and who we are.

# The form of the word follows the number. The Markdown text uses it as { guarantee }.
guarantee =
    { $workshop-guarantee ->
        [one] { $workshop-guarantee } year
       *[other] { $workshop-guarantee } years
    }

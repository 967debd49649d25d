title = Co do nas wraca
description = Rozdarte zagięcia, złamane stelaże, jeden kot. Rok napraw.

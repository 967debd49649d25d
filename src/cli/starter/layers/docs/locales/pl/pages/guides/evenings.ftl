title = W rytmie wieczoru
description = Harmonogram, który przyciemnia lampę, gdy robi się ciemno.

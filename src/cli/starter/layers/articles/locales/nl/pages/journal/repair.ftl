title = Wat bij ons terugkomt
description = Gescheurde vouwen, gebroken frames, één kat. Een jaar reparaties.

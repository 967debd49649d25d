title = Sprachen von rechts nach links
description = Templates und Stylesheets für Arabisch, Hebräisch oder Persisch vorbereiten.

title = Garage
description = Einen Bucket auf dem eigenen Garage einrichten und dorthin veröffentlichen.

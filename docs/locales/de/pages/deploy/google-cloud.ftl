title = Google Cloud Storage
description = Einen Bucket einrichten und dorthin veröffentlichen.

title = Azure Blob Storage
description = Eine statische Website einrichten und dorthin veröffentlichen.

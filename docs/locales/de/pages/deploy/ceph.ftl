title = Ceph
description = Einen Bucket auf dem eigenen Ceph einrichten und dorthin veröffentlichen.

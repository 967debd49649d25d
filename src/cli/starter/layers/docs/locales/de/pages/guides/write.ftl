title = Eine Seite schreiben
description = Woraus eine Seite dieses Handbuchs bestehen kann.

title = Startvorlagen
description = Mit einer Website, einem Blog, einem Handbuch, einer Produktseite oder einer Kopie beginnen.

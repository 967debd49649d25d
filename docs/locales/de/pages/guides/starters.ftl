title = Vorlagen für neue Websites
description = Mit einer Website, einem Blog, einem Handbuch, einer Produktseite oder einer Kopie beginnen.

title = Bilder
description = Größen, Formate, Metadaten und eingebettetes SVG.

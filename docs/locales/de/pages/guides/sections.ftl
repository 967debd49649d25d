title = Abschnitte
description = Einen Abschnittstyp hinzufügen: Template, Schema, Texte und Stylesheet.

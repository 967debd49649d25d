title = Suche
description = Einen Suchindex erzeugen und ein Suchfeld schreiben.

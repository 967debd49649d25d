title = Suche
description = Durchsuchbare Inhalte, das Suchmodul und wie Treffer entstehen.

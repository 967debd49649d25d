title = Islands
description = Hydration, Prerendering, Texte, Typen, Pakete und Fehler von React-Komponenten.
